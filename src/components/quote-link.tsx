import { useSyncExternalStore } from 'react';
import { quoteDialogId } from './quote-dialog.tsx';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** Opens the quote dialog, and says so once a script answers; without JavaScript it is what it looks like, a link to the contact page. */
export function QuoteLink(props: Omit<RouteLinkProps, 'to'>) {
  const isAnswered = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <RouteLink
      to="contact"
      data-dialog={quoteDialogId}
      role={isAnswered ? 'button' : undefined}
      aria-haspopup={isAnswered ? 'dialog' : undefined}
      // src/lib/dialog-links.ts has said so before React came
      suppressHydrationWarning
      {...props}
    />
  );
}
