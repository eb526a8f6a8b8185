import airHandler from 'records:drawings/air-handler';
import { promises } from 'records:promises';
import * as homePage from 'words:home';
import { partOf } from '#content/values/picture.ts';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { HexagonFlag } from '#src/ui/keynotes.tsx';
import { Cells } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import pageCss from './home-page.module.css';
import css from './visit-section.module.css';

/** What a maintenance visit does, part by part, keyed to a section through an air handler, which a phone shows in two halves; and how often it is made. */
export function VisitSection() {
  const { title, note, parts, visits } = homePage.visit;
  return (
    <Zone letter="B" padded className={pageCss.flush} aria-labelledby="visit-title">
      <ZoneTitle id="visit-title" note={note}>
        {title}
      </ZoneTitle>
      <div className={css.sheet}>
        <AnnotatedDrawing
          className={css.drawing}
          views={[{ flags: upstream }, { flags: downstream, className: css.whole }]}
          picture={<Picture picture={airHandler.url} alt={airHandler.alt} sizes={sizes} />}
        />
        <Cells as="ol" of={[2, 4]} ruled className={css.keynotes}>
          {parts.slice(0, upstream.length).map((part, index) => (
            <Keynote key={part.title} number={index + 1} {...part} />
          ))}
        </Cells>
        <AnnotatedDrawing
          className={css.continued}
          views={[{ flags: downstream }]}
          picture={<Picture picture={airHandler.url} alt="" sizes={sizes} />}
        />
        <Cells as="ol" of={[2, 4]} ruled className={css.keynotes}>
          {parts.slice(upstream.length).map((part, index) => (
            <Keynote key={part.title} number={upstream.length + index + 1} {...part} />
          ))}
          <li data-plane="water">
            <h3 className="name">
              <GiantFigure className="figure-lg">{promises.maintenance.visitsPerYear}</GiantFigure>{' '}
              {visits.title}
            </h3>
            <p className="note">{visits.text}</p>
          </li>
        </Cells>
      </div>
    </Zone>
  );
}

function Keynote({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li value={number} className={css.keynote}>
      <HexagonFlag>{number}</HexagonFlag>
      <h3 className="name">{title}</h3>
      <p className="note">{text}</p>
    </li>
  );
}

/** On a phone it is drawn at twice the width of the page, and fetched a little smaller: the first view must stay light. */
const sizes = '(width < 640px) 140vw, 100vw';

/** In the quiet air over the machine, and under it. */
const flagAt = (flag: number, name: string, x: number, y: number): Flag => ({
  flag,
  at: { x, y },
  part: partOf(airHandler, name),
});

const upstream = [
  flagAt(1, 'dampers', 12, 22),
  flagAt(2, 'filters', 23, 22),
  flagAt(3, 'valves', 33.2, 22),
  flagAt(4, 'coil', 43.8, 22),
];

const downstream = [
  flagAt(5, 'drain-pan', 49, 78.6),
  flagAt(6, 'fans', 64, 78.6),
  flagAt(7, 'controller', 84.2, 78.6),
];
