import { formWords } from 'words:forms';
import { type ReactNode, useId } from 'react';
import { FormHead } from '#src/components/message-form/form-head.tsx';
import { MessageForm } from '#src/components/message-form/message-form.tsx';
import { forms } from '#src/views/forms.ts';

type ApplicationFormProps = { name: 'training' | 'careers'; children: ReactNode };

/** An application as a numbered sheet. */
export function ApplicationForm({ name, children }: ApplicationFormProps) {
  const title = useId();
  return (
    <MessageForm
      name={name}
      submit={formWords.apply}
      aria-labelledby={title}
      head={<FormHead id={title} title={forms[name].title} sheet={forms[name].sheet} />}
    >
      {children}
    </MessageForm>
  );
}
