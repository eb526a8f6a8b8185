import { formatNumber } from '#content/values/format.ts';
import { percent } from '#src/lib/scale.ts';
import css from './axis-marks.module.css';
import type { TonsAxis } from './tons-axis.ts';

/** The tons over the lanes of the list. */
export function AxisMarks({ scale, ticks }: TonsAxis) {
  return (
    <svg className={css.marks} aria-hidden="true">
      {ticks.map((value, index) => (
        <g key={value}>
          <line x1={percent(scale(value))} x2={percent(scale(value))} y1="75%" y2="100%" />
          <text x={percent(scale(value))} y="62%" textAnchor={index === 0 ? 'start' : 'middle'}>
            {formatNumber(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}
