import * as Radix from '@radix-ui/react-tooltip';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import css from './tooltip.module.css';

/** The title of an element of the page as a plate above it: after 700 ms, at once within 300 ms of the last one. */
export function Tooltip({ anchor, count }: { anchor: HTMLElement; count: number }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <TooltipPlate key={count} anchor={anchor} />
    </Radix.Provider>
  );
}

function TooltipPlate({ anchor }: { anchor: HTMLElement }) {
  const [text] = useState(anchor.title);
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <TooltipAnchor anchor={anchor} title={text} />
      </Radix.Trigger>
      {/* what lies outside an open dialog is out of reach, and outside a landmark it belongs to nothing */}
      <Radix.Portal container={anchor.closest<HTMLElement>('dialog, main')}>
        <Radix.Content
          className={css.plate}
          side="top"
          align="start"
          alignOffset={-8}
          sideOffset={14}
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Stands for an element that is already on the page: what a trigger would do to its own element is done to that one. */
function TooltipAnchor(props: ComponentProps<'button'> & { anchor: HTMLElement; title: string }) {
  const { anchor, title, ref, ...rest } = props;
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
    // otherwise the browser would show the title a second time
    anchor.removeAttribute('title');
    if (typeof ref === 'function') ref(anchor as HTMLButtonElement);
    // the pointer may rest by now: it is here all the same
    if (anchor.matches(':hover'))
      anchor.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    return () => {
      abort.abort();
      anchor.title = title;
      if (typeof ref === 'function') ref(null);
    };
  }, [anchor, title, ref]);

  return null;
}
