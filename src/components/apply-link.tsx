import type { ComponentProps } from 'react';
import type { PositionChoice } from '#content/forms.ts';
import { chooseOption } from '#src/lib/choose-option.ts';

/** A link to the job application that chooses its position; without script it leads to the form all the same. */
export function ApplyLink({ position, ...rest }: ComponentProps<'a'> & { position: PositionChoice }) {
  return (
    // held until the page is interactive, should it come first
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without the choice
    <a
      href="#apply"
      data-replay="#apply"
      onClick={() => chooseOption('careers', 'position', position)}
      {...rest}
    />
  );
}
