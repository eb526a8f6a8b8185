import { useEffect, useRef } from 'react';
import type { Form } from '#content/words/forms.schema.ts';
import { formWords } from '#content/words/forms.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { MailButton } from '#src/components/mail-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import type { FieldValues } from '#src/lib/validate-form.ts';
import { messageText } from './message-text.ts';
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
