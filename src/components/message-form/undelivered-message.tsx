import { useEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { formWords } from '#content/forms.ts';
import type { Form } from '#content/schema.ts';
import { mailHref, phoneHref, textHref } from '#src/lib/contact-href.ts';
import type { FieldValues } from '#src/lib/validate-form.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
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
      <ButtonLink size="small" href={mailHref(company.email, { subject: record.title, body: text })}>
        <Icon name="email" /> {formWords.failureMail}
      </ButtonLink>
      <ButtonLink size="small" href={textHref(company.phone, text)}>
        <Icon name="text" /> {formWords.failureText}
      </ButtonLink>
      <ButtonLink size="small" href={phoneHref(company.phone)}>
        <Icon name="phone" /> {formWords.failureCall}
      </ButtonLink>
    </div>
  );
}
