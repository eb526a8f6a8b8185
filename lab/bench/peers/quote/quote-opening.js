/** How a link anywhere on the page opens the dialog: islands share no React tree. */
const opening = new EventTarget();

export function openQuote() {
  opening.dispatchEvent(new Event('open'));
}

/** Returns what ends the listening, as an effect wants it. */
export function onQuoteOpened(listener) {
  opening.addEventListener('open', listener);
  return () => opening.removeEventListener('open', listener);
}
