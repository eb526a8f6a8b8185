import * as Radix from '@radix-ui/react-select';
import { clsx } from 'clsx';
import { type KeyboardEvent, startTransition, type UIEvent, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseOption } from '#src/lib/form-fields.ts';
import fieldCss from './field.module.css';
import { Icon } from './icon.tsx';
import type { SelectProps } from './select.tsx';
import css from './select-listbox.module.css';

/** `carrier`: the native select that holds the value; it belongs to the form. */
type SelectListboxProps = SelectProps & { carrier: HTMLSelectElement };

const pageLength = 10;

/** Stands for no answer: Radix allows no empty value. */
const none = '–';

/** The drawn list of a `Select`: shows and sets the value of its native one, which anybody may change. */
export function SelectListbox(props: SelectListboxProps) {
  const { carrier, field, name: _, defaultValue: __, required, ...wiring } = props;
  const { options, placeholder } = field;
  // as in a native list, the first entry takes an answer back
  const entries = required ? options : [{ value: none, label: placeholder }, ...options];
  const choose = (next: string) => chooseOption(carrier, next === none ? '' : next);
  const { id } = wiring;
  const labelledBy = `${id}-label`;
  const focusTrigger = useCallback(() => document.getElementById(id)?.focus(), [id]);
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
    if (document.activeElement === carrier) focusTrigger();
    const label = document.getElementById(labelledBy);
    // it would press the button, which a native dropdown is not
    const enter = (event: Event) => {
      event.preventDefault();
      focusTrigger();
    };
    const abort = new AbortController();
    carrier.addEventListener('change', read, { signal: abort.signal });
    form?.addEventListener('reset', readLater, { signal: abort.signal });
    label?.addEventListener('click', enter, { signal: abort.signal });
    return () => abort.abort();
  }, [carrier, labelledBy, focusTrigger]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    // between two words it would scroll the list
    const holdSpace = (event: globalThis.KeyboardEvent) => event.key === ' ' && event.preventDefault();
    const abort = new AbortController();
    addEventListener('popstate', close, { signal: abort.signal });
    addEventListener('keydown', holdSpace, { signal: abort.signal });
    return () => abort.abort();
  }, [isOpen]);

  // the keys of a native dropdown that Radix leaves out
  const target = (key: string, at: number) => {
    const last = entries.length - 1;
    return {
      Home: 0,
      End: last,
      PageUp: Math.max(at - pageLength, 0),
      PageDown: Math.min(at + pageLength, last),
    }[key];
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // also the first letter finds its entry
    flushSync(() => setEntered(true));
    const at = entries.findIndex((one) => one.value === (value || none));
    const next = entries[target(event.key, at) ?? -1];
    if (!next && event.key !== 'F4') return;
    event.preventDefault();
    if (next) choose(next.value);
    else setOpen(true);
  };
  const onListKey = (event: KeyboardEvent) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = rows[target(event.key, at) ?? -1];
    const isEnd = event.key === 'Tab' || event.key === 'F4' || (event.altKey && /^Arrow/.test(event.key));
    if (!next && !isEnd) return;
    event.stopPropagation();
    // the browser goes on from the trigger
    if (event.key !== 'Tab') event.preventDefault();
    if (next) return next.focus();
    const chosen = entries[at];
    if (chosen) choose(chosen.value);
    flushSync(() => setOpen(false));
    focusTrigger();
  };

  return (
    // not Root, which would add a second hidden select of its own
    <Radix.unstable_Provider value={value} onValueChange={choose} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger
        {...wiring}
        aria-labelledby={labelledBy}
        aria-required={required || undefined}
        className={clsx(fieldCss.input, css.trigger)}
        onFocus={() => startTransition(() => setEntered(true))}
        onKeyDown={onTriggerKey}
        // a space between two words is no press
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
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
          <Radix.Content
            className={css.list}
            position="popper"
            sideOffset={4}
            // Radix would measure it before it has its width, and not see that it has no room below
            style={{ width: document.getElementById(id)?.offsetWidth }}
            aria-labelledby={labelledBy}
            onKeyDownCapture={onListKey}
            // who has gone on already is not brought back
            onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
          >
            <Radix.ScrollUpButton className={clsx(css.scroll, css.up)}>
              <Icon name="open" />
            </Radix.ScrollUpButton>
            <Radix.Viewport className={css.viewport} onScroll={letGo}>
              {entries.map(({ value: entry, label }) => (
                // no letter finds the words that only ask
                <Radix.Item
                  key={entry}
                  value={entry}
                  textValue={entry === none ? none : label}
                  className={css.item}
                >
                  <Radix.ItemText>{label}</Radix.ItemText>
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

/** An arrow that appears scrolls back to the option that has the focus: once that is scrolled away, the list has it. */
function letGo({ currentTarget: viewport }: UIEvent<HTMLElement>): void {
  const option = viewport.querySelector<HTMLElement>('[role=option]:focus');
  if (!option) return;
  const [inner, outer] = [option.getBoundingClientRect(), viewport.getBoundingClientRect()];
  if (inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1) return;
  viewport.closest<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
}
