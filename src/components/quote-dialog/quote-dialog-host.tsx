import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deferred } from '#src/components/deferred.ts';
import type { QuoteDialog } from './quote-dialog.tsx';
import { returnFocusTo } from './return-focus.ts';

interface Opened {
  Dialog: typeof QuoteDialog;
  trigger: HTMLElement;
  isOpen: boolean;
}

/** Opens the quote dialog for every link marked `data-quote`; where it cannot be loaded the link leads where it says. */
export function QuoteDialogHost() {
  const [opened, setOpened] = useState<Opened>();
  const { pathname } = useLocation();

  useEffect(() => {
    const open = async (trigger: HTMLAnchorElement) => {
      try {
        const { QuoteDialog: Dialog } = await deferred.quoteDialog();
        // in pieces, so that no long task stands between the tap and its answer
        startTransition(() => setOpened({ Dialog, trigger, isOpen: true }));
      } catch {
        location.assign(trigger.href);
      }
    };
    const onClick = (event: MouseEvent) => {
      const trigger =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-quote]');
      if (!trigger || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void open(trigger);
    };
    // before the router's own handler, which follows the link unless somebody else has taken the click
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: back and forward leave the page the dialog was opened on
  useEffect(close, [pathname]);

  if (!opened) return null;
  const { Dialog, trigger, isOpen } = opened;
  return <Dialog open={isOpen} onClose={close} returnFocus={() => returnFocusTo(trigger)} />;
}
