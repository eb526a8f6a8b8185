import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import type { ShareFill } from './ownership.ts';
import css from './share-rect.module.css';

/** A rectangle in the pattern of a share. */
export function ShareRect({ share, className, ...rest }: ComponentProps<'rect'> & { share: ShareFill }) {
  const id = useId();
  if (share === 'hatched' || share === 'crossed' || share === 'dotted')
    return (
      <>
        <HatchPattern id={id} hatch={share} />
        <rect className={clsx(css.outline, className)} {...rest} />
        <rect fill={`url(#${id})`} {...rest} />
      </>
    );
  return (
    <rect
      className={clsx(css[share satisfies 'solid' | 'blue' | 'water' | 'outline'], className)}
      {...rest}
    />
  );
}
