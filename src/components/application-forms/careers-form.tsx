import { resume } from 'words:forms';
import { MailLink } from '#src/components/mail-link.tsx';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import { careersForm } from '#src/views/forms.ts';
import { ApplicationForm } from './application-form.tsx';
import css from './careers-form.module.css';

/** The job application, sheet F-502. The page of a position has it chosen; on others an `ApplyLink` chooses it. */
export function CareersForm({ className, position }: { className?: string; position?: string }) {
  return (
    <ApplicationForm name="careers" className={className}>
      <FormField of={careersForm} name="name" autoComplete="name" />
      <FieldRow>
        <FormField of={careersForm} name="email" />
        <FormField of={careersForm} name="phone" />
      </FieldRow>
      <FormField of={careersForm} name="position" value={position} />
      <FormField of={careersForm} name="message" />
      <ResumeNote />
    </ApplicationForm>
  );
}

/** How a résumé reaches us. */
function ResumeNote() {
  return (
    <p className={css.note}>
      <b>{resume.title}</b> {resume.text}{' '}
      <MailLink className={css.link} subject={resume.subject}>
        {resume.link}
      </MailLink>
    </p>
  );
}
