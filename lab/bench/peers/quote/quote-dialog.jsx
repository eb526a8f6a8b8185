'use client';
import { useEffect, useRef, useState } from 'react';
import { dialogProps, FormBody, formProps } from './dialog-parts.jsx';
import { onQuoteOpened } from './quote-opening.js';

const words = {
  missing: 'Name and an email or phone are required.',
  sent: 'Thank you. We respond within 24 hours.',
};

/** The native dialog of our site with its form, driven by React; the form only checks what is required. */
export function QuoteDialog() {
  const dialog = useRef(null);
  const [status, setStatus] = useState('');
  useEffect(() => onQuoteOpened(() => dialog.current.showModal()), []);
  const submit = (event) => {
    event.preventDefault();
    const { name, email, phone } = Object.fromEntries(new FormData(event.currentTarget));
    setStatus(name && (email || phone) ? words.sent : words.missing);
  };
  return (
    <dialog {...dialogProps} ref={dialog}>
      <form {...formProps} onSubmit={submit}>
        <FormBody status={status} onClose={() => dialog.current.close()} />
      </form>
    </dialog>
  );
}
