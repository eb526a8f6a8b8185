import { formWords } from '#content/words/forms.ts';
import { honeypotField } from '#src/lib/delivery.ts';

/** A field that only machines fill in. Its name means nothing to a browser's autofill, so that no person is caught. */
export function Honeypot() {
  return (
    <label className="sr-only" aria-hidden="true">
      {formWords.honeypot}
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
