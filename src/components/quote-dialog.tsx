import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import { useRef } from 'react';
import { Dialog, DialogHead } from '#src/ui/dialog.tsx';
import { ContactForm } from './contact-form.tsx';

/** What a link that opens the dialog carries: `<a data-dialog={quoteDialogId}>`. */
export const quoteDialogId = 'quote-dialog';

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
