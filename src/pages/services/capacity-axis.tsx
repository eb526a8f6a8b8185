import { clsx } from 'clsx';
import { formatNumber } from '#content/format.ts';
import { servicesPage } from '#content/pages/services.ts';
import { percent } from '#src/lib/scale.ts';
import css from './capacity-axis.module.css';
import { capacityScale } from './capacity-scale.ts';

/** The scale of the bars: 1, 10, 100 … tons, in the columns of the capacity. */
export function CapacityAxis() {
  return (
    <span className={clsx('label', css.capacity)}>
      <span className={css.unit}>{servicesPage.schedule.unit}</span>
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
