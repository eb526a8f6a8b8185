import { type MouseEvent, useId } from 'react';
import { showField } from '#src/lib/form-fields.ts';
import type { Fault } from '#src/lib/validate-form.ts';
import css from './form.module.css';

interface FaultListProps {
  title: string;
  faults: readonly Fault[];
}

/** What is wrong in a form, summed up: each line leads to its field. */
export function FaultList({ title, faults }: FaultListProps) {
  const id = useId();
  return (
    <div className={css.faults} data-faults="">
      <p className="label" id={id}>
        {title}
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
  const field = document.getElementById(event.currentTarget.getAttribute('href')?.slice(1) ?? '');
  if (!field) return;
  event.preventDefault();
  showField(field);
}
