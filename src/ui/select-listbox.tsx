import * as Radix from '@radix-ui/react-select';
import { clsx } from 'clsx';
import { startTransition, useEffect, useState } from 'react';
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
  const labelledBy = `${wiring.id}-label`;
  const [value, setValue] = useState(carrier.value);
  const [isOpen, setOpen] = useState(false);
  /** Whether there is a list: also a closed one answers letters, and a long one takes its time. */
  const [isEntered, setEntered] = useState(false);

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
    <Radix.unstable_Provider
      value={value}
      onValueChange={(next) => chooseOption(carrier, next)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Radix.Trigger
        {...wiring}
        aria-labelledby={labelledBy}
        aria-required={required || undefined}
        className={clsx(control.control, css.trigger)}
        onFocus={() => startTransition(() => setEntered(true))}
      >
        <Radix.Value placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </Radix.Value>
        <Radix.Icon asChild>
          <span>
            <Icon name="open" />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      {(isOpen || isEntered) && (
        // what lies outside an open dialog is out of reach
        <Radix.Portal container={carrier.closest('dialog')}>
          <Radix.Content className={css.list} position="popper" sideOffset={4} aria-labelledby={labelledBy}>
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
      )}
    </Radix.unstable_Provider>
  );
}
