import { company } from 'records:company';
import { formWords } from 'words:forms';
import { returnedPage, receipt as words } from 'words:messages';
import { clsx } from 'clsx';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { CallButton, MailButton, PhoneLink, TextButton } from '#src/components/links.tsx';
import type { Delivery, Receipt } from '#src/lib/delivery.ts';
import { showField } from '#src/lib/form-fields.ts';
import { messageText } from '#src/lib/message-text.ts';
import type { FieldValues, listFaults } from '#src/lib/validate-form.ts';
import { FactCell } from '#src/ui/facts.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import type { Form, Notice } from '#src/views/form.ts';
import { ways } from '#src/views/settings.ts';
import formCss from './form.module.css';
import css from './message-form.module.css';

/** What is wrong in a form, summed up: each line leads to its field. */
export function FaultList({ faults }: { faults: ReturnType<typeof listFaults> }) {
  const id = useId();
  return (
    <div className={formCss.faults} data-faults="">
      <p className="label" id={id}>
        {returnedPage.faults}
      </p>
      <ul aria-labelledby={id}>
        {faults.map(({ name, label, text, control }) => (
          <li key={name} data-error-of={name}>
            <span>{label}</span>{' '}
            <a href={`#${control}`} data-error-text="" onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a new address, at which a dialog would close. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  showField(field);
}

/** What is said in the form of a message that was delivered; without a reference from a receiver elsewhere. */
export interface Delivered {
  receipt?: Receipt | undefined;
  isUrgent: boolean;
  sent: string;
}

export interface Undelivered {
  values: FieldValues;
  reason: Notice;
  /** Then an email would only wait in its app. */
  isOffline: boolean;
}

/** What a screen reader says of a delivered message: its reference, and until when an answer comes. */
export function MessageReceipt({ receipt, isUrgent, success }: Delivered & { success: Notice }) {
  return (
    <>
      <p>
        <b className="name">{success.title}</b> {!receipt && success.text}
      </p>
      {receipt && (
        <dl>
          <FactCell term={words.reference} value={receipt.reference} lettering="figure-md nb" />
          <FactCell term={words.answer} value={receipt.answerBy} lettering="name" />
        </dl>
      )}
      {isUrgent && (
        <p className="name" data-plane="red">
          {words.urgent} <PhoneLink />
        </p>
      )}
    </>
  );
}

/** Every word of a delivered message, which somebody keeps or prints with its receipt; nobody has it read out unasked. */
export function SentMessage({ sent }: Delivered) {
  return (
    <dl>
      <FactCell term={words.sent} value={sent} />
    </dl>
  );
}

type WayButtonsProps = Pick<Undelivered, 'values'> & { record: Form; isOffline?: boolean };

/** Mail, text and call, with the entries in them, for the server by `data-way`. Offline no mail, which goes the way that is broken. */
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
  useLayoutEffect(() => {
    const { current } = box;
    // whoever pressed the button goes on here
    current?.focus({ preventScroll: true });
    current?.scrollIntoView({ block: 'center' });
    return () => {
      // gone with the network's return, it would leave the focus nowhere
      if (current?.contains(document.activeElement))
        current.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
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

/** What the notice says: of an application the specification's words, and what to do where nothing was sent; else the reference. */
export function successOf({ kind, success }: Form, { receipt, isUrgent }: Delivered): Notice {
  if (ways[kind].mode === 'notice')
    return { ...success, text: `${success.text}\n${formWords.practice.next}` };
  if (kind === 'application') return success;
  const text = receipt ? words.notice(receipt) : success.text;
  return {
    title: success.title,
    text: isUrgent ? `${text} ${words.urgent} ${company.phone.display}` : text,
  };
}

export const reasons: Readonly<Record<Exclude<Delivery['kind'], 'sent' | 'rejected'>, Notice>> = {
  failed: formWords.failure,
  limited: formWords.limited,
  offline: formWords.offline,
  unsent: formWords.compose.ready,
};
