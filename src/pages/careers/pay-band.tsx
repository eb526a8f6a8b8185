import { careersPage } from '#content/pages/careers.ts';
import type { Pay } from '#content/records/fields.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import type { Fill } from './fill-of.ts';
import css from './pay-band.module.css';

interface PayBandProps {
  title: string;
  pay: Pay;
  scale: Scale;
  fill: Fill;
}

/** One position's pay as a length on the axis; from 768 px its name and figure are lettered on it. */
export function PayBand({ title, pay, scale, fill }: PayBandProps) {
  const [start, end] = [scale(pay.min), scale(pay.max)];
  const isWide = end - start >= 15;
  const inside = { x: percent(start), dx: 14 };
  const behind = { x: percent(end), dx: 14 };
  return (
    <>
      <svg className={css.name} aria-hidden="true">
        {start < 70 ? (
          <text x={percent(start)} y="24">
            {title}
          </text>
        ) : (
          <text x={percent(end)} y="24" textAnchor="end">
            {title}
          </text>
        )}
      </svg>
      <svg className={css[fill satisfies 'solid' | 'blue' | 'water']} aria-hidden="true">
        <rect x={percent(start)} width={percent(end - start)} height="100%" />
        <text className={isWide ? css.range : css.rangeBehind} y="50%" {...(isWide ? inside : behind)}>
          <tspan dy="0.35em">{careersPage.pay.range(pay)}</tspan>
          {pay.hasBonuses && !isWide && (
            <tspan className={css.bonuses} dx="10">
              {careersPage.pay.bonuses}
            </tspan>
          )}
        </text>
        {pay.hasBonuses && isWide && (
          <text className={css.bonuses} y="50%" {...behind}>
            <tspan dy="0.35em">{careersPage.pay.bonuses}</tspan>
          </text>
        )}
      </svg>
    </>
  );
}
