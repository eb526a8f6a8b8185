import { formWords } from 'words:forms';
import { receipt as words } from 'words:messages';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { CallButton, MailButton, PhoneLink, TextButton } from '#src/components/links.tsx';
import { messageText } from '#src/lib/message-text.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import type { Form, Notice } from '#src/views/form.ts';
import css from './message-form.module.css';
import type { Delivered, Undelivered } from './use-message.ts';

/** What somebody keeps or prints of a delivered message: its reference, until when an answer comes, and every word of it. */
export function MessageReceipt({ receipt, isUrgent, sent, success }: Delivered & { success: Notice }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // on a phone the button is a screen below it
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={clsx('note', css.receipt)} data-kept="">
      <p ref={box}>
        <b className="name">{success.title}</b> {!receipt && success.text}
      </p>
      {receipt && (
        <dl>
          <div>
            <dt className="label">{words.reference}</dt>
            <dd className="figure-md nb">{receipt.reference}</dd>
          </div>
          <div>
            <dt className="label">{words.answer}</dt>
            <dd className="name">{receipt.answerBy}</dd>
          </div>
        </dl>
      )}
      {isUrgent && (
        <p className="name" data-plane="red">
          {words.urgent} <PhoneLink />
        </p>
      )}
      <div>
        <p className="label">{words.sent}</p>
        <p>{sent}</p>
      </div>
    </div>
  );
}

type WayButtonsProps = Pick<Undelivered, 'values'> & { record: Form; isOffline?: boolean };

/** Mail, text and call, the first two with the entries in them; the server finds them by `data-way`. Offline no mail, which goes the way that is broken. */
export function WayButtons({ values, record, isOffline }: WayButtonsProps) {
  const text = messageText(values, record.fields);
  return (
    <Row gap="tight" className={css.ways}>
      {!isOffline && (
        <MailButton size="small" subject={record.title} body={text} data-way="mail">
          {formWords.failureMail}
        </MailButton>
      )}
      <TextButton size="small" body={text} data-way="text">
        {formWords.failureText}
      </TextButton>
      <CallButton size="small">{formWords.failureCall}</CallButton>
    </Row>
  );
}

/** Why a message has not gone out, and other ways for it, with everything that was typed already in them. */
export function UndeliveredMessage({ values, reason, isOffline, record }: Undelivered & { record: Form }) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    // whoever pressed the button goes on here
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack
      gap="tight"
      className={clsx('note', css.box)}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      ref={box}
    >
      <p className="name" id={title}>
        {reason.title}
      </p>
      <p>{reason.text}</p>
      <WayButtons values={values} record={record} isOffline={isOffline} />
    </Stack>
  );
}
