import { useId } from 'react';
import { contactCard } from '#content/words/contact-card.ts';
import { formWords } from '#content/words/forms.ts';
import { ContactForm } from '#src/components/contact-form/contact-form.tsx';
import { createDraft } from '#src/lib/form-draft.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogHead } from '#src/ui/dialog-head.tsx';

interface QuoteDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => void;
}

// outlives the dialog and the page it was opened on; gone with the visit
const draft = createDraft();

/** Get Quote: the contact card's form in a modal dialog, with whatever was typed into it before. */
export function QuoteDialog({ open, onClose, returnFocus }: QuoteDialogProps) {
  const note = useId();
  return (
    <Dialog open={open} onClose={onClose} returnFocus={returnFocus} describedBy={note}>
      <ContactForm
        variant="quote"
        noteId={note}
        draft={draft}
        onSent={onClose}
        head={<DialogHead close={formWords.close}>{contactCard.quote.title}</DialogHead>}
      />
    </Dialog>
  );
}
