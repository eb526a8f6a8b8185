import { type ReactNode, useId } from 'react';
import { forms, formWords } from '#content/words/forms.ts';
import { MessageForm } from '#src/components/message-form/message-form.tsx';
import css from './application-form.module.css';

interface ApplicationFormProps {
  name: 'training' | 'careers';
  className?: string | undefined;
  children: ReactNode;
}

/** An application as a numbered sheet. */
export function ApplicationForm({ name, className, children }: ApplicationFormProps) {
  const title = useId();
  const { title: heading, sheet } = forms[name];
  return (
    <MessageForm
      name={name}
      submit={formWords.apply}
      className={className}
      aria-labelledby={title}
      head={
        <>
          <p className={css.title}>
            <span className="label">{formWords.kind}</span>
            <span className={css.name} id={title}>
              {heading}
            </span>
          </p>
          <p className={css.sheet}>{sheet}</p>
        </>
      }
    >
      {children}
    </MessageForm>
  );
}
