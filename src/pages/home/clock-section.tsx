import { company } from 'records:company';
import { promises } from 'records:promises';
import * as homePage from 'words:home';
import { clsx } from 'clsx';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './clock-section.module.css';
import pageCss from './home-page.module.css';

const width = 1000;

/** The emergency promise, as wide as its hours on the scale under it, with the number to call and the other promises. */
export function ClockSection() {
  const { clock } = homePage;
  return (
    <Zone letter="C" plane="water" padded className={pageCss.flush} aria-labelledby="clock-title">
      <div className={css.clock}>
        <h2 id="clock-title">{clock.title}</h2>
        <PromiseFigure hours={promises.emergency.commercialHours} />
        <Stack className={css.text}>
          <p>{clock.text}</p>
          <PhoneNumber />
        </Stack>
      </div>
      <div className={clsx('note', css.condition)}>{clock.condition}</div>
      <Cells as="dl" of={[2, 3]} ruled bleed className={css.promises}>
        {clock.promises.map(({ term, value }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="name">{value}</dd>
          </div>
        ))}
      </Cells>
    </Zone>
  );
}

const { display } = company.phone;
const numberSize = width / advanceOf(display);

/** The number as wide as its column. */
function PhoneNumber() {
  return (
    <PhoneLink className={css.phone}>
      <span className="sr-only">{display}</span>
      <svg viewBox={`0 0 ${width} ${Math.round(numberSize * (capHeight + 0.16))}`} aria-hidden="true">
        <FittedFigure width={width} y={Math.round(numberSize * (capHeight + 0.02))}>
          {display}
        </FittedFigure>
      </svg>
    </PhoneLink>
  );
}

/** The promised hours as a figure exactly as wide as these hours on the scale under it, three times as long. */
function PromiseFigure({ hours }: { hours: number }) {
  const until = 3 * hours;
  const scale = linearScale(0, until);
  const { figure } = homePage.clock;
  const size = width / inkOf(figure);
  return (
    <>
      <svg className={css.figure} viewBox={`0 0 ${width} ${Math.round(size * capHeight)}`} aria-hidden="true">
        <text
          className="num"
          fill="currentColor"
          x={Math.round(-leftBearing * size)}
          y="100%"
          fontSize={Math.round(size)}
          textLength={Math.round(width + (leftBearing + rightBearing) * size)}
          lengthAdjust="spacingAndGlyphs"
        >
          {figure}
        </text>
      </svg>
      <div>
        <div className={css.dimension} aria-hidden="true">
          <DimensionLine scale={scale} to={hours} isExtending />
          <b className={clsx('small', css.measures)}>{homePage.clock.measures}</b>
        </div>
        <ScaleBar scale={scale} ticks={evenTicks(0, until, 1)} minor={evenTicks(0, until, 0.5)} unit="h" />
      </div>
    </>
  );
}

// of the figures font, in em
const leftBearing = 0.0115;
const rightBearing = 0.0425;

/** How wide digits, space and unit are drawn, in em; `textLength` takes up the rest. */
function inkOf(figure: string): number {
  return 0.487 + 0.41 * (figure.length - 2);
}
