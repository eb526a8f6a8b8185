import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import type { Testimonial } from '#content/records/people.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Cells, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Route } from '#src/views/routes.ts';
import css from './record-page.module.css';

interface RuledListProps {
  title: string;
  items: readonly string[] | readonly { title: string; text: string }[];
  className?: string | undefined;
  children?: ReactNode;
}

/** A heading over ruled lines: numbered sentences, or names with a line of their own. */
export function RuledList({ title, items, className, children }: RuledListProps) {
  return (
    <div className={clsx(css.column, className)}>
      <h2 className="name-lg">{title}</h2>
      <ol className={css.list}>
        {items.map((item) =>
          typeof item === 'string' ? (
            <li key={item} className={css.numbered}>
              <span>{item}</span>
            </li>
          ) : (
            <li key={item.title}>
              <h3 className="name">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ),
        )}
      </ol>
      {children}
    </div>
  );
}

interface RecordColumnsProps {
  letter: string;
  label: string | undefined;
  last: ReactNode;
  children: ReactNode;
}

/** Ruled lists beside each other, closed on the ink plane by what matters most in the end. */
export function RecordColumns({ letter, label, last, children }: RecordColumnsProps) {
  const columns = Children.count(children) + (last ? 1 : 0);
  return (
    <Zone letter={letter} aria-label={label}>
      <Cells of={[1, columns > 2 ? 3 : 2]} data-cut="">
        {children}
        {last && <div data-plane="ink">{last}</div>}
      </Cells>
    </Zone>
  );
}

/** What somebody said of the work or the program, if anybody did, set large. */
export function Quotation({ of }: { of: Testimonial | undefined }) {
  if (!of) return null;
  return (
    <div data-plane="shell">
      <TestimonialFigure of={of} className={css.quotation} />
    </div>
  );
}

interface CardItem {
  route: Route;
  picture: Drawing | undefined;
  figure: string;
  unit?: string;
  text: string;
  /** The last day (`YYYY-MM-DD`) on which there is such a record; without it there always is. */
  last?: string;
}

type RecordCardsProps = { letter: string; title: string; items: readonly CardItem[] };

/** The records beside this one, each by its drawing, its name and its figure, names and figures on common lines. */
export function RecordCards({ letter, title, items }: RecordCardsProps) {
  if (!items.length) return null;
  return (
    <Zone letter={letter} aria-labelledby="others">
      <h2 id="others" className="sr-only">
        {title}
      </h2>
      <Cells as="ul" of={[2, 2]} className={css.cards} data-cut="">
        {items.map(({ route, picture, figure, unit, text, last }) => {
          const card = (
            <a href={route.path} className={css.card}>
              <Picture of={picture} alt="" sizes="(width < 640px) 50vw, (width < 1024px) 25vw, 24vw" />
              <Stack gap="tight" className={css.words}>
                <b className="name">{route.label}</b>
                <span className="small">{text}</span>
                <span className={css.value}>
                  <span>
                    <span className={css.figure}>{figure}</span> {unit}
                  </span>
                  <Arrow />
                </span>
              </Stack>
            </a>
          );
          return <li key={route.path}>{last ? <UntilDate last={last}>{card}</UntilDate> : card}</li>;
        })}
      </Cells>
    </Zone>
  );
}
