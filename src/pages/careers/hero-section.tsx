import * as careersPage from 'words:careers';
import { clsx } from 'clsx';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row, Split } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { openPositions, payAxis } from '#src/views/careers.ts';
import css from './hero-section.module.css';

const { actions, equal, lead, pay: words, title } = careersPage;

/** The pay first: the range as the headline, then every position on one axis of dollars. */
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
      {openPositions.length > 0 && <PayChart />}
      <p className={clsx('note', css.equal)}>{equal}</p>
    </Zone>
  );
}

/** Each position's pay as a band over one axis of dollars an hour, which names its ends, in the order of the path; a band leads to its position. */
function PayChart() {
  const { low, high, ticks } = payAxis;
  const dollars = linearScale(low, high);
  return (
    <figure>
      <figcaption className="sr-only">{words.caption}</figcaption>
      <ol className={css.bands}>
        {openPositions.map(({ id, title, pay, openUntil }, index) => (
          <li key={id}>
            <UntilDate last={openUntil}>
              <a href={`#${id}`} className={css.band}>
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

type PayBandProps = { title: string; pay: Pay; scale: Scale; fill: Fill };

/** One position's pay as a length, its ends let down to the axis, its name lettered over its start, or over its end where that is nearer to the edge. */
function PayBand({ title, pay, scale, fill }: PayBandProps) {
  const [start, end] = [percent(scale(pay.min)), percent(scale(pay.max))];
  const isLate = scale(pay.min) > 50;
  return (
    <>
      <svg className={css.ends} aria-hidden="true">
        {/* the chart cuts them off at its axis */}
        {[start, end].map((x) => (
          <line key={x} x1={x} x2={x} y1="100%" y2="2000" />
        ))}
      </svg>
      <span className={clsx('name', css.name, isLate && css.late)}>
        <svg width={isLate ? percent(100 - scale(pay.max)) : start} height="1" aria-hidden="true" />
        <span>{title}</span>
      </span>
      <span className="sr-only">
        {formatRange({ min: pay.min, max: pay.max }, formatDollars)} {words.hours}
      </span>
      <Bar scale={scale} from={pay.min} to={pay.max} fill={fill} className={css.bar} />
      {pay.hasBonuses && (
        <b className={css.bonuses}>
          <svg width={end} height="1" aria-hidden="true" />
          {words.bonuses}
        </b>
      )}
    </>
  );
}
