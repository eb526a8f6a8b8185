import { homePage } from '#content/pages/home.ts';
import { airHandler } from '#content/records/drawings/drawings.ts';
import { partOf } from '#content/records/drawings/part-of.ts';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './visit-section.module.css';

/** What a maintenance visit does, part by part, keyed to a section through an air handler, and how often it is made. */
export function VisitSection() {
  const { title, note, parts, visits } = homePage.visit;
  return (
    <Zone letter="B" padded className={css.zone} aria-labelledby="visit-title">
      <ZoneTitle id="visit-title" note={note}>
        {title}
      </ZoneTitle>
      <AnnotatedDrawing
        className={css.drawing}
        views={[{ flags }]}
        picture={
          <Picture picture={airHandler.url} alt={airHandler.alt} sizes="(width < 640px) 126vw, 100vw" />
        }
      />
      <ol className={css.keynotes}>
        {parts.map((part, index) => (
          <li key={part.title}>
            <HexagonFlag>{index + 1}</HexagonFlag>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
        <li data-plane="water">
          <h3>
            <GiantFigure className={css.count}>{visits.count}</GiantFigure> {visits.title}
          </h3>
          <p>{visits.text}</p>
        </li>
      </ol>
    </Zone>
  );
}

/** In two rows, in the quiet air over and under the machine, also where a phone cuts off its ducts. */
const flags: readonly Flag[] = (
  [
    ['dampers', 12, 22],
    ['filters', 23, 22],
    ['valves', 33.2, 22],
    ['coil', 43.8, 22],
    ['drain-pan', 44, 78.6],
    ['fans', 64, 78.6],
    ['controller', 84.2, 78.6],
  ] as const
).map(([name, x, y], index) => ({ flag: index + 1, at: { x, y }, part: partOf(airHandler, name) }));
