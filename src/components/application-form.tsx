import { type ReactNode, useId } from 'react';
import type { Form } from '#content/words/forms.schema.ts';
import { formWords } from '#content/words/forms.ts';
import css from './application-form.module.css';
import { MessageForm } from './message-form/message-form.tsx';

interface ApplicationFormProps {
  name: string;
  record: Form & { sheet: string };
  className?: string | undefined;
  children: ReactNode;
}

/** An application as a numbered sheet. */
export function ApplicationForm({ name, record, className, children }: ApplicationFormProps) {
  const title = useId();
  return (
    <MessageForm
      name={name}
      record={record}
      submit={formWords.apply}
      className={className}
      aria-labelledby={title}
      head={
        <>
          <p className={css.title}>
            <span className="label">{formWords.kind}</span>
            <span className={css.name} id={title}>
              {record.title}
            </span>
          </p>
          <p className={css.sheet}>{record.sheet}</p>
        </>
      }
    >
      {children}
    </MessageForm>
  );
}
