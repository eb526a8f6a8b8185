import airHandler from 'records:drawings/air-handler';
import { promises } from 'records:promises';
import * as words from 'words:home';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import { DrawnNumber, PhoneLink } from '#src/components/links.tsx';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { AnnotatedDrawing, type Flag, HexagonFlag } from '#src/ui/annotated-drawing.tsx';
import { DimensionLine, ScaleBar } from '#src/ui/bar.tsx';
import { FactCell } from '#src/ui/facts.tsx';
import { capHeight, FittedFigure, GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import pageCss from './home-page.module.css';
import css from './visit-and-clock.module.css';

/** What a maintenance visit does, keyed to a section through an air handler, which a phone shows in two halves. */
export function VisitSection() {
  const { title, note, parts, visits } = words.visit;
  const keynotes = parts.map((part, index) => (
    <li key={part.title} value={index + 1} className={css.keynote}>
      <HexagonFlag>{index + 1}</HexagonFlag>
      <h3 className="name">{part.title}</h3>
      <p className="note">{part.text}</p>
    </li>
  ));
  return (
    <Zone letter="B" padded className={pageCss.flush} aria-labelledby="visit-title">
      <ZoneTitle id="visit-title" note={note} title={title} />
      <div className={css.sheet}>
        <AnnotatedDrawing
          className={css.drawing}
          views={[{ flags: upstream }, { flags: downstream, className: css.whole }]}
          picture={<Picture of={airHandler} sizes={sizes} />}
        />
        <Cells as="ol" of={[2, 4]} ruled className={css.keynotes}>
          {keynotes.slice(0, upstream.length)}
        </Cells>
        <AnnotatedDrawing
          className={css.continued}
          views={[{ flags: downstream }]}
          picture={<Picture of={airHandler} alt="" sizes={sizes} />}
        />
        <Cells as="ol" of={[2, 4]} ruled className={css.keynotes}>
          {keynotes.slice(upstream.length)}
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

/** On a phone it is drawn at twice the width of the page, and fetched a little smaller: the first view must stay light. */
const sizes = '(width < 640px) 140vw, 100vw';

// flags stand in the quiet air over the machine and under it
const upstream: readonly Flag[] = [
  { flag: 1, at: { x: 12, y: 22 }, part: partOf(airHandler, 'dampers') },
  { flag: 2, at: { x: 23, y: 22 }, part: partOf(airHandler, 'filters') },
  { flag: 3, at: { x: 33.2, y: 22 }, part: partOf(airHandler, 'valves') },
  { flag: 4, at: { x: 43.8, y: 22 }, part: partOf(airHandler, 'coil') },
];

const downstream: readonly Flag[] = [
  { flag: 5, at: { x: 49, y: 78.6 }, part: partOf(airHandler, 'drain-pan') },
  { flag: 6, at: { x: 64, y: 78.6 }, part: partOf(airHandler, 'fans') },
  { flag: 7, at: { x: 84.2, y: 78.6 }, part: partOf(airHandler, 'controller') },
];

/** The emergency promise as a figure exactly as wide as its hours on the scale under it, and the other promises. */
export function ClockSection() {
  const { clock } = words;
  const hours = promises.emergency.commercialHours;
  const end = 3 * hours;
  const axis = { scale: linearScale(0, end), ticks: evenTicks(0, end, 1), minor: evenTicks(0, end, 0.5) };
  // digits, space and unit as wide as they are drawn, in em; `textLength` takes up the rest
  const size = width / (0.487 + 0.41 * (clock.figure.length - 2));
  const height = Math.round(size * capHeight);
  return (
    <Zone letter="C" plane="water" padded className={pageCss.flush} aria-labelledby="clock-title">
      <div className={css.clock}>
        <h2 id="clock-title">{clock.title}</h2>
        <svg className={css.figure} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <FittedFigure
            x={Math.round(-leftBearing * size)}
            y="100%"
            fontSize={Math.round(size)}
            width={Math.round(width + (leftBearing + rightBearing) * size)}
          >
            {clock.figure}
          </FittedFigure>
        </svg>
        <div>
          <div className={css.dimension} aria-hidden="true">
            <DimensionLine scale={axis.scale} to={hours} isExtending />
            <b className={clsx('small', css.measures)}>{clock.measures}</b>
          </div>
          <ScaleBar thinned {...axis} unit="h" />
        </div>
        <Stack className={css.text}>
          <p>{clock.text}</p>
          <PhoneLink className={css.phone}>
            <DrawnNumber />
          </PhoneLink>
        </Stack>
      </div>
      <div className={clsx('note', css.condition)}>{clock.condition}</div>
      <Cells as="dl" of={[2, 3]} ruled bleed className={css.promises}>
        {clock.promises.map((promise) => (
          <FactCell key={promise.term} {...promise} lettering="name" />
        ))}
      </Cells>
    </Zone>
  );
}

const width = 1000;
// of the figures font, in em
const leftBearing = 0.0115;
const rightBearing = 0.0425;
