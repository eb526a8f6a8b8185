'use client';
import { openQuote } from './quote-opening.js';

/** Opens the dialog; before hydration it is a link to the contact page, as on our site. */
export function QuoteLink({ children, ...rest }) {
  const open = (event) => {
    event.preventDefault();
    openQuote();
  };
  return (
    <a {...rest} onClick={open}>
      {children}
    </a>
  );
}
