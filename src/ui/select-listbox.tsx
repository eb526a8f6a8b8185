import * as Radix from '@radix-ui/react-select';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { chooseOption } from '#src/lib/choose-option.ts';
import control from './control.module.css';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import type { SelectOption } from './select.tsx';
import css from './select-listbox.module.css';

type SelectListboxProps = ControlProps & {
  /** The native select that holds the value; it belongs to the form. */
  carrier: HTMLSelectElement;
  options: readonly SelectOption[];
  placeholder: string;
};

/** The drawn list of a `Select`: shows and sets the value of its native one, which anybody may change. */
export function SelectListbox({
  carrier,
  options,
  placeholder,
  name: _,
  required,
  ...wiring
}: SelectListboxProps) {
  const [value, setValue] = useState(carrier.value);

  useEffect(() => {
    const read = () => setValue(carrier.value);
    // the browser empties the fields after this event, not before
    const readLater = () => setTimeout(read);
    const { form } = carrier;
    read();
    // somebody was quicker than the exchange
    if (document.activeElement === carrier) document.getElementById(wiring.id)?.focus();
    carrier.addEventListener('change', read);
    form?.addEventListener('reset', readLater);
    return () => {
      carrier.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [carrier, wiring.id]);

  return (
    // not Root, which would add a second hidden select of its own
    <Radix.unstable_Provider value={value} onValueChange={(next) => chooseOption(carrier, next)}>
      <Radix.Trigger
        {...wiring}
        aria-required={required || undefined}
        className={clsx(control.control, css.trigger)}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <span>
            <Icon name="open" />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      {/* what lies outside an open dialog is out of reach */}
      <Radix.Portal container={carrier.closest('dialog')}>
        <Radix.Content className={css.list} position="popper" sideOffset={4}>
          <Radix.ScrollUpButton className={clsx(css.scroll, css.up)}>
            <Icon name="open" />
          </Radix.ScrollUpButton>
          <Radix.Viewport className={css.viewport}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={css.item}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className={css.tick}>
                  <Icon name="done" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={css.scroll}>
            <Icon name="open" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  );
}
