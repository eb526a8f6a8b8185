import * as careersPage from 'words:careers';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { openPositions, payAxis } from '#src/views/careers.ts';
import css from './hero-section.module.css';

const { actions, equal, lead, title } = careersPage;

/** The pay first: the range as the headline, then every position on one axis of dollars. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="careers">
      <h1 id="careers" className={css.title}>
        {title}
      </h1>
      <div className={css.text}>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          {openPositions.length > 0 && <ButtonLink href="#positions">{actions.positions}</ButtonLink>}
        </div>
      </div>
      {openPositions.length > 0 && <PayChart />}
      <p className={css.equal}>{equal}</p>
    </Zone>
  );
}

const words = careersPage.pay;

/** Each position's pay as a band over one axis of dollars an hour, which names its ends, in the order of the path; a band leads to its position. */
function PayChart() {
  const { low, high, ticks } = payAxis;
  const dollars = linearScale(low, high);
  return (
    <figure className={css.chart}>
      <figcaption className="sr-only">{words.caption}</figcaption>
      <ol className={css.bands}>
        {openPositions.map(({ id, title, pay, openUntil }, index) => (
          <li key={id}>
            <UntilDate last={openUntil} className={css.open}>
              <a href={`#${id}`} className={css.band}>
                <span className="sr-only">
                  {title} {formatRange({ min: pay.min, max: pay.max }, formatDollars)} {words.hours}{' '}
                  {pay.hasBonuses && words.bonuses}
                </span>
                <PayBand title={title} pay={pay} scale={dollars} fill={fillOf(index)} />
              </a>
            </UntilDate>
          </li>
        ))}
      </ol>
      <ScaleBar
        scale={dollars}
        ticks={ticks}
        minor={evenTicks(low, high, 1)}
        format={formatDollars}
        everyLabel
        className={css.axis}
      />
    </figure>
  );
}

interface PayBandProps {
  title: string;
  pay: Pay;
  scale: Scale;
  fill: Fill;
}

/** One position's pay as a length, its ends let down to the axis, its name lettered over its start. */
function PayBand({ title, pay, scale, fill }: PayBandProps) {
  const [start, end] = [scale(pay.min), scale(pay.max)];
  // a letter takes so many hundredths of the axis; a name near its end is held before the line at the end of its band
  const name = (letter: number) =>
    start + title.length * letter < 88
      ? { x: percent(start) }
      : { x: percent(end), dx: -8, textAnchor: 'end' as const };
  return (
    <>
      <svg className={css.name} aria-hidden="true">
        <text className={css.narrow} y="24" {...name(2.22)}>
          {title}
        </text>
        <text className={css.wide} y="28" {...name(1.6)}>
          {title}
        </text>
      </svg>
      <div className={css.payBand}>
        <svg className={css.marks} aria-hidden="true">
          {/* the chart cuts them off at its axis */}
          {[start, end].map((x) => (
            <line key={x} x1={percent(x)} x2={percent(x)} y1="100%" y2="2000" />
          ))}
          {pay.hasBonuses && (
            <>
              {/* on a phone a word on a line */}
              <text className={css.narrow} y="6">
                {careersPage.pay.bonuses.split(' ').map((word, line) => (
                  <tspan key={word} x={percent(end)} dx="9" dy={line * 17}>
                    {word}
                  </tspan>
                ))}
              </text>
              <text className={css.wide} x={percent(end)} y="50%" dx="14" dy="0.35em">
                {careersPage.pay.bonuses}
              </text>
            </>
          )}
        </svg>
        <Bar scale={scale} from={pay.min} to={pay.max} fill={fill} className={css.bar} />
      </div>
    </>
  );
}
