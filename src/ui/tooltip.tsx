import * as Radix from '@radix-ui/react-tooltip';
import { useState } from 'react';
import css from './tooltip.module.css';
import { TooltipAnchor } from './tooltip-anchor.tsx';

/** The title of an element of the page as a plate above it: after 700 ms, at once within 300 ms of the last one. */
export function Tooltip({ anchor }: { anchor: HTMLElement }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <TooltipPlate key={keyOf(anchor)} anchor={anchor} />
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

const keys = new WeakMap<HTMLElement, number>();
let count = 0;

function keyOf(anchor: HTMLElement): number {
  const key = keys.get(anchor) ?? ++count;
  keys.set(anchor, key);
  return key;
}
