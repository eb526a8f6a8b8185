import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { Form } from '#src/views/form.ts';
import css from './message-form.module.css';
import type { Undelivered } from './use-message.ts';
import { WayButtons } from './way-buttons.tsx';

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name it a part of the form that is filled in
    <div className={clsx('note', css.box)} role="group" aria-labelledby={title} tabIndex={-1} ref={box}>
      <p className="name" id={title}>
        {reason.title}
      </p>
      <p>{reason.text}</p>
      <WayButtons values={values} record={record} isOffline={isOffline} />
    </div>
  );
}
