import { formatNumber } from '#content/values/format.ts';
import { percent } from '#src/lib/scale.ts';
import { capacityScale } from './capacity-scale.ts';
import css from './equipment-row.module.css';

/** A head over the capacities, with the scale of their bars: 1, 10, 100 … */
export function CapacityAxis({ head }: { head: string }) {
  return (
    <span className={css.range}>
      {head}
      <svg className={css.axis} aria-hidden="true">
        {capacityScale.decades.map((tons) => {
          const x = percent(capacityScale.scale(tons));
          return (
            <g key={tons}>
              <line x1={x} x2={x} y1="22" y2="100%" />
              <text x={x} y="16" textAnchor="middle">
                {formatNumber(tons)}
              </text>
            </g>
          );
        })}
      </svg>
    </span>
  );
}
