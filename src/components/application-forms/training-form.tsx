import { FormField } from '#src/components/message-form/form-field.tsx';
import { trainingForm } from '#src/views/forms.ts';
import { ApplicationForm } from './application-form.tsx';

/** The training application, sheet F-501; the page of a program begins its message. */
export function TrainingForm({ message }: { message?: string }) {
  return (
    <ApplicationForm name="training" form={trainingForm}>
      <FormField of={trainingForm} name="experience" />
      <FormField of={trainingForm} name="message" value={message} />
    </ApplicationForm>
  );
}
