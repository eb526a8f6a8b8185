import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import { useRef, useSyncExternalStore } from 'react';
import { buttonProps } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ContactForm } from './contact-form.tsx';
import { RouteLink, type RouteLinkProps } from './links.tsx';
import css from './quote-dialog.module.css';

const quoteDialogId = 'quote-dialog';

const title = `${quoteDialogId}-title`;
const note = `${quoteDialogId}-note`;

/** The contact card's form in a modal dialog: src/lib/dialog-links.ts opens and closes it without React, before hydration too. */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog
      className={css.dialog}
      id={quoteDialogId}
      ref={dialog}
      aria-labelledby={title}
      aria-describedby={note}
      // it may be open before hydration
      suppressHydrationWarning
    >
      <ContactForm
        variant="quote"
        noteId={note}
        onSent={() => dialog.current?.close()}
        head={
          <>
            <h2 className={css.title} id={title} tabIndex={-1}>
              {contactCard.quote.title}
            </h2>
            <button type="button" className={css.close} data-close="">
              <Icon name="close" />
              <span className="sr-only">{formWords.close}</span>
            </button>
          </>
        }
      />
    </dialog>
  );
}

/** Opens the quote dialog, and says so once a script answers; without JavaScript it is a link to the contact page. */
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
    <QuoteLink {...buttonProps({ variant: 'solid' })}>
      <Icon name="quote" /> {children}
    </QuoteLink>
  );
}
