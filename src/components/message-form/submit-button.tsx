import type { ReactNode } from 'react';
import { formWords } from '#content/words/forms.ts';
import { Button } from '#src/ui/button.tsx';
import css from './submit-button.module.css';

interface SubmitButtonProps {
  progress: 'idle' | 'sending' | 'retrying';
  /** Amber is the quote's alone. */
  variant?: 'solid' | 'amber' | undefined;
  children: ReactNode;
}

/** The button at the corner of a form; says so while a message is on its way. */
export function SubmitButton({ progress, variant = 'solid', children }: SubmitButtonProps) {
  const isBusy = progress !== 'idle';
  return (
    // not disabled: that would drop the focus; a second submit is ignored by the form
    <Button
      type="submit"
      variant={variant}
      className={css.submit}
      aria-disabled={isBusy || undefined}
      // the second half of a double click
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      <span aria-live="polite">{isBusy ? formWords[progress] : children}</span>
    </Button>
  );
}
