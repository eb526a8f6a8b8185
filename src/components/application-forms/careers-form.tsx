import { careersForm } from '#content/words/forms.ts';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ResumeNote } from './resume-note.tsx';

/** The job application, sheet F-502. An `ApplyLink` chooses its position. */
export function CareersForm({ className }: { className?: string }) {
  return (
    <ApplicationForm name="careers" className={className}>
      <FormField of={careersForm} name="name" autoComplete="name" />
      <FieldRow>
        <FormField of={careersForm} name="email" />
        <FormField of={careersForm} name="phone" />
      </FieldRow>
      <FormField of={careersForm} name="position" />
      <FormField of={careersForm} name="message" />
      <ResumeNote />
    </ApplicationForm>
  );
}
