import type { ComponentProps } from 'react';
import { chooseOption } from '#src/lib/choose-option.ts';

/** A link to the job application that chooses its position; without script it leads to the form all the same. */
export function ApplyLink({ position, ...rest }: ComponentProps<'a'> & { position: string }) {
  return (
    // held until the page is interactive, should it come first
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without the choice
    <a href="#apply" data-replay="#apply" onClick={() => choosePosition(position)} {...rest} />
  );
}

function choosePosition(position: string) {
  const select = document.forms.namedItem('careers')?.elements.namedItem('position');
  if (!(select instanceof HTMLSelectElement))
    throw new Error('The form "careers" has no dropdown "position"');
  chooseOption(select, position);
}
