import { company } from '#content/company.ts';
import { resume } from '#content/forms.ts';
import { mailHref } from '#src/lib/contact-href.ts';
import css from './resume-note.module.css';

/** How a résumé reaches us. */
export function ResumeNote() {
  return (
    <p className={css.note}>
      <b>{resume.title}</b> {resume.text}{' '}
      <a className={css.link} href={mailHref(company.email, { subject: resume.subject })}>
        {resume.link}
      </a>
    </p>
  );
}
