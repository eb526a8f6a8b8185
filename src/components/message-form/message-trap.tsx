import { formWords } from '#content/words/forms.ts';
import { trapField } from '#src/lib/delivery.ts';
import css from './message-trap.module.css';

/** A field that only machines fill in. Its name means nothing to a browser's autofill, so that no person is caught. */
export function MessageTrap() {
  return (
    <label className={css.trap} aria-hidden="true">
      {formWords.trap}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
