import { actions, equal, lead, pay as payWords, title, path as words } from 'words:careers';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { MoreRoute } from '#src/components/links.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { axisOf } from '#src/lib/scale.ts';
import { Bar, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row, Split, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { careerPath, openPositions, payAxis } from '#src/views/careers.ts';
import pageCss from './careers-page.module.css';
import css from './hero-and-path.module.css';

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
          <figcaption className="sr-only">{payWords.caption}</figcaption>
          <ol className={clsx(css.bands, areStanding && css.standing)}>
            {bands.map((band) => (
              <li key={band.id}>
                <UntilDate last={band.openUntil}>
                  <a href={`#${band.id}`} className={css.band}>
                    <PayBand {...band} free={areStanding ? band.free : 100} />
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

const axis = axisOf(...payAxis);
const dollars = axis.scale;

/** Percent of the axis: what a figure needs beside the next, and a bar for the words on it. */
const room = 22;

/** Each open position, the best paid first, with the end of what is free over its bar, where the next one begins. */
const bands = openPositions
  .map((position, index) => ({
    ...position,
    free: Math.min(100, ...openPositions.slice(index + 1).map(({ pay }) => dollars(pay.min))),
    fill: fillOf(index),
  }))
  .toReversed();

const areStanding = bands.every(({ figure, pay, free }) => figure && free - dollars(pay.min) >= room);

const sizes = '(width < 740px) 88px, (width < 1250px) 12vw, 148px';

function PayBand({ title, pay, figure, free, fill }: (typeof bands)[number]) {
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
            <b>{title}</b> {!holdsWords && range} {pay.hasBonuses && payWords.bonuses}
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
          <span className="sr-only">{payWords.hours}</span>
        </span>
      )}
    </>
  );
}

/** The way from helper to supervisor as one pipe, as thick as the starting wage, with a valve before each step. */
export function CareerPathSection() {
  return (
    <Zone letter="B" aria-labelledby="path">
      <Split as="header" into="main" gap="tight" className={pageCss.head}>
        <h2 id="path">{words.title}</h2>
        <p className="small">{words.note}</p>
      </Split>
      <ol className={css.path}>
        {careerPath.map(({ id, title, text, opensWith, pay }, index) => (
          <Fragment key={id}>
            {opensWith !== null && (
              <li className={css.valve}>
                <div className={css.drawing}>
                  <PipeRun pay={pay} fill={fillOf(index)} />
                  <span className={css.mark}>
                    {/* a gate valve from the side: its first flange is at the edge, the wheel stands out at the top */}
                    <svg
                      className={drawingCss.inline}
                      viewBox="6 16 80 80"
                      overflow="visible"
                      aria-hidden="true"
                    >
                      <path d="M6 20v72l68-72v72zM40 56V6M20 6h40" />
                    </svg>
                  </span>
                </div>
                <p className={clsx('note', css.text)}>
                  <b>{words.opensWith}</b> {opensWith}
                </p>
              </li>
            )}
            <li>
              <div className={css.drawing}>
                <PipeRun pay={pay} fill={fillOf(index)} />
                <Bubble top={String(index + 1)} bottom={formatDollars(pay.min)} className={css.mark} />
              </div>
              <div className={clsx('note', css.text)}>
                <h3>{title}</h3>
                <p className="sr-only">
                  {formatDollars(pay.min)} {payWords.hours}
                </p>
                <p>
                  {text} {pay.hasBonuses && words.bonuses}
                </p>
              </div>
            </li>
          </Fragment>
        ))}
      </ol>
      <Row ends className={css.foot}>
        <MoreRoute to="training" hash="programs">
          {words.link}
        </MoreRoute>
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA']} />
      </Row>
    </Zone>
  );
}

/** The dollars across the place of the pipe: a wage of 30 fills six tenths of it. */
const bore = 50;

function PipeRun({ pay, fill }: { pay: Pay; fill: Fill }) {
  return (
    <span className={clsx(css.pipe, fill !== 'solid' && css[fill satisfies 'water' | 'blue'])}>
      <svg viewBox={`0 0 ${bore} ${bore}`} preserveAspectRatio="none" aria-hidden="true">
        {/* longer than its place, which cuts off both ends */}
        <rect y={(bore - pay.min) / 2} height={pay.min} x="-5" width={bore + 10} />
      </svg>
    </span>
  );
}
