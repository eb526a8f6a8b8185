import { careersForm } from '#content/words/forms.ts';
import { ApplicationForm } from '#src/components/application-form.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ResumeNote } from './resume-note.tsx';

const { name, email, phone, position, message } = careersForm.fields;

/** The job application, sheet F-502. An `ApplyLink` chooses its position. */
export function CareersForm({ className }: { className?: string }) {
  return (
    <ApplicationForm name="careers" record={careersForm} className={className}>
      <TextField name="name" label={name.label} autoComplete="name" required />
      <FieldRow>
        <TextField name="email" label={email.label} type="email" required />
        <TextField name="phone" label={phone.label} type="tel" required />
      </FieldRow>
      <Select
        name="position"
        label={position.label}
        options={position.options}
        placeholder={position.placeholder}
        required
      />
      <TextArea name="message" label={message.label} hint={message.hint} />
      <ResumeNote />
    </ApplicationForm>
  );
}
