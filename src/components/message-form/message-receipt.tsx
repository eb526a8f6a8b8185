import { receipt as words } from 'words:messages';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '#src/components/contact-links.tsx';
import type { Notice } from '#src/views/form.ts';
import css from './message-form.module.css';
import type { Delivered } from './use-message.ts';

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
