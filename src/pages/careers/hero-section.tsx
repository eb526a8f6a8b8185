import { actions, equal, lead, title, pay as words } from 'words:careers';
import { clsx } from 'clsx';
import type { Position } from '#content/records/people.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { axisOf } from '#src/lib/scale.ts';
import { Bar, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row, Split, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { openPositions, payAxis } from '#src/views/careers.ts';
import css from './hero-section.module.css';

/** The pay first: the range as the headline, then every position on one axis of dollars an hour, the next one a step higher; a bar leads to it. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="careers" className={css.hero}>
      <h1 id="careers" className={css.title}>
        {title}
      </h1>
      <Split into="auto">
        <p className="lead">{lead}</p>
        <Row>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          {openPositions.length > 0 && <ButtonLink href="#positions">{actions.positions}</ButtonLink>}
        </Row>
      </Split>
      {openPositions.length > 0 && (
        <figure>
          <figcaption className="sr-only">{words.caption}</figcaption>
          <ol className={clsx(css.bands, areStanding && css.standing)}>
            {bands.map(({ position, free, fill }) => (
              <li key={position.id}>
                <UntilDate last={position.openUntil}>
                  <a href={`#${position.id}`} className={css.band}>
                    <PayBand {...position} free={areStanding ? free : 100} fill={fill} />
                  </a>
                </UntilDate>
              </li>
            ))}
          </ol>
          <ScaleBar {...axis} format={formatDollars} className={css.axis} />
        </figure>
      )}
      <p className="note">{equal}</p>
    </Zone>
  );
}

const axis = axisOf(payAxis.low, payAxis.high, payAxis.ticks);
const dollars = axis.scale;

/** Percent of the axis: what a figure needs beside the next, and a bar for the words on it. */
const room = 22;

/** Each open position, the best paid first, with the end of what is free over its bar, where the next one begins. */
const bands = openPositions
  .map((position, index) => ({
    position,
    free: Math.min(100, ...openPositions.slice(index + 1).map(({ pay }) => dollars(pay.min))),
    fill: fillOf(index),
  }))
  .toReversed();

const areStanding = bands.every(
  ({ position: { figure, pay }, free }) => figure && free - dollars(pay.min) >= room,
);

const sizes = '(width < 740px) 88px, (width < 1250px) 12vw, 148px';

type PayBandProps = Pick<Position, 'title' | 'pay' | 'figure'> & { free: number; fill: Fill };

/** One position's pay as a length, its ends let down to the axis; over it its name, and between both who earns it where there is room. */
function PayBand({ title, pay, figure, free, fill }: PayBandProps) {
  const [start, end] = [dollars(pay.min), dollars(pay.max)];
  const range = formatRange(pay, formatDollars);
  const holdsWords = end - start >= room;
  return (
    <>
      <svg className={css.ends} aria-hidden="true">
        {/* the chart cuts them off at its axis */}
        <Marks scale={dollars} at={[pay.min, pay.max]} y1="100%" y2="2000" />
      </svg>
      <span className={css.over}>
        <Spacer width={start} />
        <span className={css.who}>
          <span>
            <b>{title}</b> {!holdsWords && range} {pay.hasBonuses && words.bonuses}
          </span>
          {areStanding && figure && <Picture of={figure} sizes={sizes} className={css.figure} />}
        </span>
        <Spacer width={100 - free} />
      </span>
      <Bar scale={dollars} from={pay.min} to={pay.max} fill={fill} className={css.bar} />
      {holdsWords && (
        <span className={clsx('num', css.pay, fill !== 'water' && css.reversed)}>
          <Spacer width={start} />
          <b>{range}</b>
          <span className="sr-only">{words.hours}</span>
        </span>
      )}
    </>
  );
}
