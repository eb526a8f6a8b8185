import { useEffect, useRef } from 'react';
import { formWords } from '#content/forms.ts';
import type { Form } from '#content/schema.ts';
import { messageText } from '#src/lib/message-text.ts';
import type { FieldValues } from '#src/lib/validate-form.ts';
import { CallButton } from './call-button.tsx';
import { MailButton } from './mail-button.tsx';
import { TextButton } from './text-button.tsx';
import css from './undelivered-message.module.css';

/** Other ways for a message that could not be delivered, with everything that was typed already in them. */
export function UndeliveredMessage({ values, record }: { values: FieldValues; record: Form }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const text = messageText(values, record.fields);
  return (
    <div className={css.ways} ref={box}>
      <MailButton size="small" subject={record.title} body={text}>
        {formWords.failureMail}
      </MailButton>
      <TextButton size="small" body={text}>
        {formWords.failureText}
      </TextButton>
      <CallButton size="small">{formWords.failureCall}</CallButton>
    </div>
  );
}
