import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { isInNotices } from './notice-region.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Gives the focus to where the visitor was before. */
  returnFocus: () => void;
  describedBy?: string;
  children: ReactNode;
}

/** A modal dialog around a `DialogHead` and whatever else. Notices stay within reach while it is open. */
export function Dialog({ open, onClose, returnFocus, describedBy, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} />
        <Radix.Content
          className={css.content}
          aria-modal="true"
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // not the first field: on a phone its keyboard would cover what is being asked
            (event.target as HTMLElement).querySelector<HTMLElement>('h2')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onInteractOutside={(event) => isInNotices(event.target) && event.preventDefault()}
          onEscapeKeyDown={(event) => isInNotices(document.activeElement) && event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
