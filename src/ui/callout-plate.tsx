import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './callout-plate.module.css';

type CalloutPlateProps = ComponentProps<'p'> & {
  /** The side that the leader leaves by; its length is the plate's `--leader`. */
  side: 'top' | 'right' | 'bottom' | 'left';
};

/** The name of a part on a white plate in a quiet area of a picture, with a leader that ends in a dot on the part. */
export function CalloutPlate({ side, className, ...rest }: CalloutPlateProps) {
  return (
    <p
      className={clsx(css.plate, css[side satisfies 'top' | 'right' | 'bottom' | 'left'], className)}
      {...rest}
    />
  );
}
