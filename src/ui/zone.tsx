import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import css from './zone.module.css';

/** The ground of a zone or cell; each hands the inks that are readable on it down to its contents. */
export type Plane = 'paper' | 'paper-2' | 'white' | 'water' | 'shell' | 'ink' | 'red';

/** How many zones of the page are drawn, from its top. */
export const DrawnZones = createContext(Number.POSITIVE_INFINITY);

type ZoneProps = ComponentProps<'section'> & {
  /** Its place on the sheet, A from the top; shown in the margin from 1024 px. */
  letter: string;
  plane?: Plane;
  /** Keeps its contents clear of its edges. */
  padded?: boolean;
};

const letterA = 'A'.charCodeAt(0);

/** One zone of the sheet, edge to edge, with its letter in the margin and a line below. */
export function Zone({ letter, plane = 'paper', padded = false, className, children, ...rest }: ZoneProps) {
  const isLater = letter.charCodeAt(0) - letterA >= useContext(DrawnZones);
  return (
    <section
      data-plane={plane}
      className={clsx(css.zone, padded && css.padded, className)}
      data-later={isLater || undefined}
      {...rest}
    >
      <div className={css.margin} aria-hidden="true">
        <span className={css.letter}>{letter}</span>
      </div>
      {!isLater && children}
    </section>
  );
}

type ZoneTitleProps = ComponentProps<'h2'> & { title: string; note?: ReactNode; as?: 'h2' | 'h3' };

/** The title of a zone that holds no numbered drawing, with a note where there is one. */
export function ZoneTitle({ title, note, as: Heading = 'h2', className, ...rest }: ZoneTitleProps) {
  return (
    <div className={clsx(css.title, className)}>
      <Heading {...rest}>{title}</Heading>
      {note && <p className="small">{note}</p>}
    </div>
  );
}
