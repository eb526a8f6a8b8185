import { trainingForm } from '#content/words/forms.ts';
import { ApplicationForm } from '#src/components/application-form.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';

const { name, email, phone, experience, message } = trainingForm.fields;

/** The training application, sheet F-501. */
export function TrainingForm({ className }: { className?: string }) {
  return (
    <ApplicationForm name="training" record={trainingForm} className={className}>
      <TextField name="name" label={name.label} autoComplete="name" required />
      <FieldRow>
        <TextField name="email" label={email.label} type="email" required />
        <TextField name="phone" label={phone.label} type="tel" required />
      </FieldRow>
      <Select
        name="experience"
        label={experience.label}
        options={experience.options}
        placeholder={experience.placeholder}
      />
      <TextArea name="message" label={message.label} hint={message.hint} />
    </ApplicationForm>
  );
}
