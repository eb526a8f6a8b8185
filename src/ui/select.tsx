import { clsx } from 'clsx';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#src/lib/fetch-ahead.ts';
import type { Field } from '#src/views/form.ts';
import fieldCss from './field.module.css';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './select.module.css';
import type { SelectListbox } from './select-listbox.tsx';

export type SelectProps = ControlProps & { field: Extract<Field, { type: 'choice' }> };

/** A dropdown: a native one, which carries the value throughout, and in front of it a drawn list once the page is idle. */
export function Select({ field, ...control }: SelectProps) {
  const { label, options, placeholder } = field;
  if (options.some(({ value }) => value === '')) {
    throw new Error(
      `The dropdown "${label}" has an option with an empty value: give it one, or make it the placeholder`,
    );
  }
  const native = useRef<HTMLSelectElement>(null);
  const upgrade = useSelectUpgrade(native);
  const { name, required, defaultValue } = control;
  return (
    <>
      <select
        ref={native}
        className={clsx(upgrade ? css.carrier : [fieldCss.input, css.native])}
        {...(upgrade ? { name, required, defaultValue, tabIndex: -1, 'aria-hidden': true } : control)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {upgrade ? (
        <upgrade.Listbox field={field} {...control} carrier={upgrade.carrier} />
      ) : (
        <Icon name="open" className={css.chevron} />
      )}
    </>
  );
}

/** The drawn list once the browser is idle: never under the focus, nor under a finger, whose system has a picker of its own. */
function useSelectUpgrade(native: RefObject<HTMLSelectElement | null>) {
  const [upgrade, setUpgrade] = useState<{ Listbox: typeof SelectListbox; carrier: HTMLSelectElement }>();
  useEffect(() => {
    const select = native.current;
    if (!select || matchMedia('(pointer: coarse)').matches) return;
    const abort = new AbortController();
    const load = async () => {
      const loaded = await import('./select-listbox.tsx').catch(() => undefined);
      if (!loaded || abort.signal.aborted) return;
      // in a transition a long list is drawn in pieces: no long task
      const replace = () =>
        startTransition(() => setUpgrade({ Listbox: loaded.SelectListbox, carrier: select }));
      if (!select.contains(document.activeElement)) return replace();
      const onFocusOut = ({ relatedTarget }: FocusEvent) => {
        // its own list, where the browser draws it in the page, is a part of the dropdown and takes the focus from it
        if (relatedTarget instanceof Node && select.contains(relatedTarget)) return;
        select.removeEventListener('focusout', onFocusOut);
        replace();
      };
      select.addEventListener('focusout', onFocusOut, { signal: abort.signal });
    };
    const loadWhenIdle = () => whenIdle(load, 1000);
    // one that nobody has seen yet has time: a dialog that opens takes the focus
    const dialog = select.closest('dialog');
    if (!dialog || dialog.open) loadWhenIdle();
    else dialog.addEventListener('focusin', loadWhenIdle, { once: true, signal: abort.signal });
    return () => abort.abort();
  }, [native]);
  return upgrade;
}
