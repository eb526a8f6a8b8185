import { type ComponentProps, useId } from 'react';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import type { ShareFill } from './ownership.ts';

/** A rectangle in the pattern of a share. */
export function ShareRect({ share, ...rest }: ComponentProps<'rect'> & { share: ShareFill }) {
  const id = useId();
  if (share === 'hatched' || share === 'crossed' || share === 'dotted')
    return (
      <>
        <HatchPattern id={id} hatch={share} />
        <rect fill={`url(#${id})`} {...rest} />
      </>
    );
  return <rect fill={inks[share]} {...rest} />;
}

const inks = {
  solid: 'currentColor',
  blue: 'var(--color-blue)',
  water: 'var(--color-water)',
  outline: 'none',
};
