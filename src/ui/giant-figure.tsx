import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './giant-figure.module.css';

type GiantFigureProps = ComponentProps<'span'> & {
  /** Set small on the figure's own line. */
  unit?: string;
};

/** The one number of a zone. Its box is as high as its figures, so it stands exactly on a line below it. */
export function GiantFigure({ unit, className, children, ...rest }: GiantFigureProps) {
  return (
    <span className={clsx(css.figure, className)} {...rest}>
      {children}
      {unit && <span className={css.unit}> {unit}</span>}
    </span>
  );
}
