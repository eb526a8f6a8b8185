import { formWords } from 'words:forms';
import { type ReactNode, useId } from 'react';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { FormHead } from '#src/components/message-form/form-head.tsx';
import { MessageForm } from '#src/components/message-form/message-form.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import type { careersForm, trainingForm } from '#src/views/forms.ts';

interface ApplicationFormProps {
  name: 'training' | 'careers';
  form: typeof trainingForm | typeof careersForm;
  children: ReactNode;
}

/** An application as a numbered sheet: who applies, and what else its form asks. */
export function ApplicationForm({ name, form, children }: ApplicationFormProps) {
  const title = useId();
  return (
    <MessageForm
      name={name}
      record={form}
      submit={formWords.apply}
      aria-labelledby={title}
      head={<FormHead id={title} title={form.title} sheet={form.sheet} />}
    >
      <FormField of={form} name="name" autoComplete="name" />
      <FieldRow>
        <FormField of={form} name="email" />
        <FormField of={form} name="phone" />
      </FieldRow>
      {children}
    </MessageForm>
  );
}
