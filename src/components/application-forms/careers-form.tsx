import { resume } from 'words:forms';
import { clsx } from 'clsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { FormField } from '#src/components/message-form/form-field.tsx';
import formCss from '#src/components/message-form/message-form.module.css';
import { careersForm } from '#src/views/forms.ts';
import { ApplicationForm } from './application-form.tsx';

/** The job application, sheet F-502. The page of a position has it chosen; on others an `ApplyLink` chooses it. */
export function CareersForm({ position }: { position?: string }) {
  return (
    <ApplicationForm name="careers" form={careersForm}>
      <FormField of={careersForm} name="position" value={position} />
      <FormField of={careersForm} name="message" />
      <p className={clsx('note', formCss.resume)}>
        <b>{resume.title}</b> {resume.text} <MailLink subject={resume.subject}>{resume.link}</MailLink>
      </p>
    </ApplicationForm>
  );
}
