import { formWords } from '#content/words/forms.ts';
import { honeypotField } from '#src/lib/delivery.ts';
import css from './honeypot.module.css';

/** A field that only machines fill in. Its name means nothing to a browser's autofill, so that no person is caught. */
export function Honeypot() {
  return (
    <label className={css.honeypot} aria-hidden="true">
      {formWords.honeypot}
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
