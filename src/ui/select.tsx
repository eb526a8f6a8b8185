import { clsx } from 'clsx';
import { useRef } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './select.module.css';
import { useSelectUpgrade } from './use-select-upgrade.ts';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectProps = FieldProps & {
  options: readonly SelectOption[];
  placeholder: string;
  /** The option that is chosen from the start. */
  defaultValue?: string | undefined;
};

/**
 * A dropdown. The HTML holds a native one, which works without script and carries the value throughout; once the page is
 * interactive and idle, a drawn list takes its place in front of it.
 */
export function Select({ name, label, hint, required, options, placeholder, defaultValue }: SelectProps) {
  if (options.some(({ value }) => value === '')) {
    throw new Error(
      `The dropdown "${label}" has an option with an empty value: give it one, or make it the placeholder`,
    );
  }
  const native = useRef<HTMLSelectElement>(null);
  const upgrade = useSelectUpgrade(native);
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {({ id, ...wiring }) => (
        <>
          <select
            ref={native}
            defaultValue={defaultValue}
            className={clsx(upgrade ? css.carrier : [control.control, css.native])}
            {...(upgrade ? { name, required, tabIndex: -1, 'aria-hidden': true } : { id, ...wiring })}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {upgrade ? (
            <upgrade.Listbox
              id={id}
              {...wiring}
              carrier={upgrade.carrier}
              options={options}
              placeholder={placeholder}
            />
          ) : (
            <Icon name="open" className={css.chevron} />
          )}
        </>
      )}
    </Field>
  );
}
