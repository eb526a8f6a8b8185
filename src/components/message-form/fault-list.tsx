import { returnedPage } from 'words:messages';
import { type MouseEvent, useId } from 'react';
import { showField } from '#src/lib/form-fields.ts';
import type { listFaults } from '#src/lib/validate-form.ts';
import css from './form.module.css';

/** What is wrong in a form, summed up: each line leads to its field. */
export function FaultList({ faults }: { faults: ReturnType<typeof listFaults> }) {
  const id = useId();
  return (
    <div className={css.faults} data-faults="">
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

/** Takes the focus to the first field that is at fault, with the list in sight where there is room for both. */
export function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!field) return;
  showField(field);
  const list = form.querySelector('[data-faults]');
  const room = Math.min(innerHeight, list?.parentElement?.clientHeight ?? 0) / 2;
  // all faults at a glance, where the field that has the focus stays clear of a notice
  if (list && field.getBoundingClientRect().bottom - list.getBoundingClientRect().top <= room)
    list.scrollIntoView();
}
