import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './zone.module.css';

/** The ground of a zone or cell; each hands the inks that are readable on it down to its contents. */
export type Plane = 'paper' | 'paper-2' | 'white' | 'water' | 'shell' | 'ink' | 'red';

type ZoneProps = ComponentProps<'section'> & {
  /** Its place on the sheet, A from the top; shown in the margin from 1024 px. */
  letter: string;
  plane?: Plane;
  /** Keeps its contents clear of its edges. */
  padded?: boolean;
};

/** One zone of the sheet, edge to edge, with its letter in the margin and a line below. */
export function Zone({ letter, plane = 'paper', padded = false, className, children, ...rest }: ZoneProps) {
  return (
    <section data-plane={plane} className={clsx(css.zone, padded && css.padded, className)} {...rest}>
      <div className={css.margin} aria-hidden="true">
        <span className={css.letter}>{letter}</span>
      </div>
      {children}
    </section>
  );
}
