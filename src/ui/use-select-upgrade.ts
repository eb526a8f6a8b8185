import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { SelectListbox } from './select-listbox.tsx';

/**
 * The drawn list, once it is loaded and may replace the native one: when the browser is idle, never under the focus, and not under a
 * finger, whose system has a picker of its own that everybody there knows and that needs no work of the page.
 */
export function useSelectUpgrade(native: RefObject<HTMLSelectElement | null>) {
  const [upgrade, setUpgrade] = useState<{ Listbox: typeof SelectListbox; carrier: HTMLSelectElement }>();
  useEffect(() => {
    const select = native.current;
    if (!select || matchMedia('(pointer: coarse)').matches) return;
    const abort = new AbortController();
    const load = async () => {
      const loaded = await import('./select-listbox.tsx').catch(() => undefined);
      // without it the native dropdown stays, which is no loss
      if (!loaded || abort.signal.aborted) return;
      // in a transition a long list is drawn in pieces: no long task
      const replace = () =>
        startTransition(() => setUpgrade({ Listbox: loaded.SelectListbox, carrier: select }));
      if (select.contains(document.activeElement)) replaceWhenLeft(select, replace, abort.signal);
      else replace();
    };
    let cancel = () => {};
    const loadWhenIdle = () => {
      cancel = whenIdle(load, 1000);
    };
    // one that nobody has seen yet has time: a dialog that opens takes the focus
    const dialog = select.closest('dialog');
    if (!dialog || dialog.open) loadWhenIdle();
    else dialog.addEventListener('focusin', loadWhenIdle, { once: true, signal: abort.signal });
    return () => {
      cancel();
      abort.abort();
    };
  }, [native]);
  return upgrade;
}

/** Its own list, where the browser draws it in the page, is a part of the dropdown and takes the focus from it. */
function replaceWhenLeft(select: HTMLSelectElement, replace: () => void, signal: AbortSignal) {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && select.contains(relatedTarget)) return;
    select.removeEventListener('focusout', onFocusOut);
    replace();
  };
  select.addEventListener('focusout', onFocusOut, { signal });
}
