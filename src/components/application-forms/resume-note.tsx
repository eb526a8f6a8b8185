import { resume } from '#content/words/forms.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import css from './resume-note.module.css';

/** How a résumé reaches us. */
export function ResumeNote() {
  return (
    <p className={css.note}>
      <b>{resume.title}</b> {resume.text}{' '}
      <MailLink className={css.link} subject={resume.subject}>
        {resume.link}
      </MailLink>
    </p>
  );
}
