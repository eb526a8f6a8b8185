import { formWords } from 'words:forms';
import { type ReactNode, useId } from 'react';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { FormHead } from '#src/components/message-form/form-head.tsx';
import { MessageForm } from '#src/components/message-form/message-form.tsx';
import { FieldRow } from '#src/ui/field.tsx';
import { forms } from '#src/views/forms.ts';

/** An application as a numbered sheet: who applies, and what else its form asks. */
export function ApplicationForm({ name, children }: { name: 'training' | 'careers'; children: ReactNode }) {
  const title = useId();
  const form = forms[name];
  return (
    <MessageForm
      name={name}
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
