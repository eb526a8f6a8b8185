import { receipt as words } from 'words:messages';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '#src/components/phone-link.tsx';
import type { Notice } from '#src/views/form.ts';
import css from './message-form.module.css';
import type { Delivered } from './use-message.ts';

/** What somebody keeps of a delivered message: its reference, and until when an answer comes. */
export function MessageReceipt({ receipt, isUrgent, success }: Delivered & { success: Notice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on a phone the button is a screen below it
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={css.receipt} ref={box}>
      <p>
        <b>{success.title}</b> {!receipt && success.text}
      </p>
      {receipt && (
        <dl>
          <div>
            <dt className="label">{words.reference}</dt>
            <dd className={css.reference}>{receipt.reference}</dd>
          </div>
          <div>
            <dt className="label">{words.answer}</dt>
            <dd>{receipt.answerBy}</dd>
          </div>
        </dl>
      )}
      {isUrgent && (
        <p className={css.urgent} data-plane="red">
          {words.urgent} <PhoneLink />
        </p>
      )}
    </div>
  );
}
