import { careersPage } from '#content/pages/careers.ts';
import type { Pay } from '#content/records/fields.ts';
import type { Fill } from '#src/lib/position-fill.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './pay-band.module.css';

interface PayBandProps {
  title: string;
  pay: Pay;
  scale: Scale;
  fill: Fill;
}

/** One position's pay as a length, its ends let down to the axis, its name lettered over its start. */
export function PayBand({ title, pay, scale, fill }: PayBandProps) {
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
      <div className={css.band}>
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
