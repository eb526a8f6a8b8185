import { clsx } from 'clsx';
import { formatNumber } from '#content/format.ts';
import { servicesPage } from '#content/pages/services.ts';
import { percent } from '#src/lib/scale.ts';
import css from './capacity-axis.module.css';
import { capacityScale } from './capacity-scale.ts';

const { columns, unit } = servicesPage.schedule;

/** The head of the capacity's columns, with the scale of the bars: 1, 10, 100 … tons. */
export function CapacityAxis() {
  const last = capacityScale.decades.at(-1);
  return (
    <span className={clsx('label', css.capacity)}>
      <span className={css.head}>{columns.capacity}</span>
      <svg className={css.axis} aria-hidden="true">
        {capacityScale.decades.map((tons) => {
          const x = percent(capacityScale.scale(tons));
          return (
            <g key={tons}>
              <line x1={x} x2={x} y1="22" y2="100%" />
              <text x={x} y="16" textAnchor="middle">
                {formatNumber(tons)}
              </text>
              {tons === last && (
                <text className={css.unit} x={x} dx="1.4em" y="16">
                  {unit}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </span>
  );
}
