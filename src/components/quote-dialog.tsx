import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import { useRef, useSyncExternalStore } from 'react';
import { buttonClassName } from '#src/ui/button.tsx';
import { Dialog, DialogHead } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ContactForm } from './contact-form.tsx';
import { RouteLink, type RouteLinkProps } from './links.tsx';

/** What a link that opens the dialog carries: `<a data-dialog={quoteDialogId}>`. */
const quoteDialogId = 'quote-dialog';

const title = `${quoteDialogId}-title`;
const note = `${quoteDialogId}-note`;

/** Get Quote: the contact card's form in a modal dialog. It is on every page and stays there, with whatever is typed into it. */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={quoteDialogId} ref={dialog} aria-labelledby={title} aria-describedby={note}>
      <ContactForm
        variant="quote"
        noteId={note}
        onSent={() => dialog.current?.close()}
        head={
          <DialogHead id={title} close={formWords.close}>
            {contactCard.quote.title}
          </DialogHead>
        }
      />
    </Dialog>
  );
}

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

/** A `QuoteLink` drawn as a button. */
export function QuoteButton({ children }: { children: string }) {
  return (
    <QuoteLink className={buttonClassName({ variant: 'solid' })}>
      <Icon name="quote" /> {children}
    </QuoteLink>
  );
}
