import type { Drawing } from '#content/records/picture-fields.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { Route } from '#src/views/routes.ts';
import css from './record-page.module.css';

interface CardItem {
  route: Route;
  picture: Drawing | undefined;
  figure: string;
  unit?: string;
  text: string;
  /** The last day (`YYYY-MM-DD`) on which there is such a record; without it there always is. */
  last?: string;
}

/** The records beside this one, each by its drawing, its name and its figure, names and figures on common lines. */
export function RecordCards({
  letter,
  title,
  items,
}: {
  letter: string;
  title: string;
  items: readonly CardItem[];
}) {
  if (!items.length) return null;
  return (
    <Zone letter={letter} aria-labelledby="others">
      <h2 id="others" className="sr-only">
        {title}
      </h2>
      <Cells as="ul" of={[2, 2]} className={css.cards} data-cut="">
        {items.map((item) => {
          const card = <Card {...item} />;
          return (
            <li key={item.route.path}>{item.last ? <UntilDate last={item.last}>{card}</UntilDate> : card}</li>
          );
        })}
      </Cells>
    </Zone>
  );
}

function Card({ route, picture, figure, unit, text }: CardItem) {
  return (
    <a href={route.path} className={css.card}>
      {picture && (
        <Picture picture={picture.url} alt="" sizes="(width < 640px) 50vw, (width < 1024px) 25vw, 24vw" />
      )}
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
}
