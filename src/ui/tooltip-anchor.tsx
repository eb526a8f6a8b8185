import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** Stands for an element that is already on the page: what a trigger would do to its own element is done to that one. */
export function TooltipAnchor({
  anchor,
  title,
  ref,
  ...rest
}: ComponentProps<'button'> & { anchor: HTMLElement; title: string }) {
  const trigger = useRef(rest);

  useLayoutEffect(() => {
    trigger.current = rest;
    const described = rest['aria-describedby'];
    if (described) anchor.setAttribute('aria-describedby', described);
    else anchor.removeAttribute('aria-describedby');
  });

  useLayoutEffect(() => {
    const abort = new AbortController();
    const on = (type: string, act: (event: never) => void) =>
      anchor.addEventListener(type, act as (event: Event) => void, { signal: abort.signal });
    on('pointermove', (event) => trigger.current.onPointerMove?.(event));
    on('pointerleave', (event) => trigger.current.onPointerLeave?.(event));
    on('pointerdown', (event) => trigger.current.onPointerDown?.(event));
    on('focus', (event) => trigger.current.onFocus?.(event));
    on('blur', (event) => trigger.current.onBlur?.(event));
    // otherwise the browser would show the title a second time
    anchor.removeAttribute('title');
    if (typeof ref === 'function') ref(anchor as HTMLButtonElement);
    // the pointer may rest by now: it is here all the same
    if (anchor.matches(':hover'))
      anchor.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    if (anchor === document.activeElement) anchor.dispatchEvent(new FocusEvent('focus'));
    return () => {
      abort.abort();
      anchor.title = title;
      if (typeof ref === 'function') ref(null);
    };
  }, [anchor, title, ref]);

  return null;
}
