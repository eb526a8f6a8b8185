import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import css from './layout.module.css';

/** The ground of a zone or cell; each hands the inks that are readable on it down to its contents. */
export type Plane = 'paper' | 'paper-2' | 'white' | 'water' | 'shell' | 'ink' | 'red';

/** How many zones of the page are drawn, from its top. */
export const DrawnZones = createContext(Number.POSITIVE_INFINITY);

type ZoneProps = ComponentProps<'section'> & {
  /** Its place on the sheet, A from the top; shown in the margin from 1024 px. */
  letter: string;
  plane?: Plane;
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

type Tag = 'div' | 'ul' | 'ol' | 'dl' | 'article' | 'figure' | 'header' | 'li' | 'section';

type LayoutProps = ComponentProps<'div'> & {
  as?: Tag;
  /** The space between its parts: 6, 12 or 32 px instead of 20 in a column, of 12 in a row. */
  gap?: 'tight' | 'even' | 'wide' | undefined;
};

/** Things one under the other. */
export function Stack({ as, gap, className, ...rest }: LayoutProps) {
  const Box = boxOf(as);
  return <Box className={clsx(css.stack, className)} data-gap={gap} {...rest} />;
}

type RowProps = LayoutProps & {
  ends?: boolean;
};

/** Things beside each other while they fit, on one middle line; with `ends` the first at one end of it, the last at the other. */
export function Row({ as, gap, ends, className, ...rest }: RowProps) {
  const Box = boxOf(as);
  return <Box className={clsx(css.row, ends && css.ends, className)} data-gap={gap} {...rest} />;
}

type SplitProps = LayoutProps & {
  /** How the width is shared: 7 to 5, in halves, 1 to 2, or the second no wider than it must be. */
  into?: 'main' | 'halves' | 'aside' | 'auto';
  /** From which width of the zone: 40 or 60 rem. */
  at?: 'middle' | 'large';
};

/** Two things beside each other, on a narrow sheet one under the other. */
export function Split({ as, gap, into = 'halves', at = 'middle', className, ...rest }: SplitProps) {
  const Box = boxOf(as);
  return (
    <Box className={clsx(css.split, className)} data-gap={gap} data-into={into} data-at={at} {...rest} />
  );
}

type CellsProps = ComponentProps<'div'> & {
  as?: Tag;
  /** How many columns there are from 18, 40 and 60 rem of the zone; one below. */
  of?: [small: 1 | 2, middle: 1 | 2 | 3 | 4, large?: 1 | 2 | 3 | 4 | 5 | 6];
  ruled?: boolean;
  bleed?: boolean;
};

/** Equals in columns. */
export function Cells({ as, of = [1, 2], ruled, bleed, className, ...rest }: CellsProps) {
  const Box = boxOf(as);
  const [small, middle, large] = of;
  return (
    <Box
      className={clsx(css.cells, ruled && css.ruled, bleed && css.bleed, className)}
      data-small={small}
      data-middle={middle}
      data-large={large}
      data-cut={ruled ? '' : undefined}
      {...rest}
    />
  );
}

type NamedCellsProps = Omit<CellsProps, 'as'> & {
  items: readonly { title: string; text: string }[];
  as?: 'ul' | 'dl';
};

/** Names, each over its sentence, in columns; nothing where there are none. */
export function NamedCells({ items, as = 'ul', ...rest }: NamedCellsProps) {
  if (!items.length) return null;
  const [Cell, Name, Text] = as === 'ul' ? (['li', 'h3', 'p'] as const) : (['div', 'dt', 'dd'] as const);
  return (
    <Cells as={as} {...rest}>
      {items.map(({ title, text }) => (
        <Cell key={title}>
          <Name className="name">{title}</Name>
          <Text className="note">{text}</Text>
        </Cell>
      ))}
    </Cells>
  );
}

type ListProps = ComponentProps<'div'> & { of: readonly string[]; as?: 'ul' | 'ol' };

/** Lines of text as a list. */
export function List({ of, as = 'ul', ...rest }: ListProps) {
  const Box = boxOf(as);
  return (
    <Box {...rest}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
}

/** The props of a box are the same, whichever element it is. */
function boxOf(tag: Tag = 'div') {
  return tag as 'div';
}
