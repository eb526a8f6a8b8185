import { useId } from 'react';
import { returnedPage } from '#content/words/messages.ts';
import type { Fields } from '#src/lib/validate-form.ts';
import css from './fault-list.module.css';

interface FaultListProps {
  fields: Fields;
  /** Begins the ids of the form's controls. */
  idPrefix: string;
}

/** Every fault that the form can have, each leading to its field; a fault of a group to the first of its fields. */
export function FaultList({ fields, idPrefix }: FaultListProps) {
  const title = useId();
  return (
    <div className={css.faults}>
      <p className="label" id={title}>
        {returnedPage.faults}
      </p>
      <ul aria-labelledby={title}>
        {Object.entries(fields).map(([name, field]) => (
          <li key={name} data-error-of={name}>
            <span>{field.label}</span>{' '}
            <a href={`#${idPrefix}-${field.type === 'one-of' ? field.fields[0] : name}`} data-error-text="">
              {field.missing ?? field.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
