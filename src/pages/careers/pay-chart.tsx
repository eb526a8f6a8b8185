import { openPositions } from '#content/facts/open-positions.ts';
import { payAxis } from '#content/facts/pay-axis.ts';
import { careersPage } from '#content/pages/careers.ts';
import { formatDollars } from '#content/values/format.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { PayBand } from './pay-band.tsx';
import css from './pay-chart.module.css';

const words = careersPage.pay;

/** Each position's pay as a band over one axis of dollars an hour, which names its ends, in the order of the path; a band leads to its position. */
export function PayChart() {
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
                  {title} {words.range(pay)} {words.hours} {pay.hasBonuses && words.bonuses}
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
