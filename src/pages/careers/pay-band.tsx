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

/** One position's pay as a length, its ends let down to the axis; from 768 px its name is lettered over it. */
export function PayBand({ title, pay, scale, fill }: PayBandProps) {
  const [start, end] = [scale(pay.min), scale(pay.max)];
  const name = start < 70 ? { x: percent(start) } : { x: percent(end), textAnchor: 'end' as const };
  return (
    <>
      <svg className={css.name} aria-hidden="true">
        <text y="28" {...name}>
          {title}
        </text>
      </svg>
      <svg className={css[fill satisfies 'solid' | 'blue' | 'water']} aria-hidden="true">
        {/* the chart cuts them off at its axis */}
        {[start, end].map((x) => (
          <line key={x} x1={percent(x)} x2={percent(x)} y1="100%" y2="2000" />
        ))}
        <rect x={percent(start)} width={percent(end - start)} height="100%" />
        {pay.hasBonuses && (
          <text x={percent(end)} y="50%" dx="14" dy="0.35em">
            {careersPage.pay.bonuses}
          </text>
        )}
      </svg>
    </>
  );
}
