import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './scale-bar.module.css';

type ScaleBarProps = Omit<ComponentProps<'svg'>, 'scale' | 'format'> & {
  scale: Scale;
  /** The values that carry a label. */
  ticks: readonly number[];
  /** Values between them that carry a short mark. */
  minor?: readonly number[];
  /** Written after the last label. */
  unit?: string;
  format?: (value: number) => string;
  /** Lengths end on its labels, so that none gives way on a phone, where every second one does. */
  everyLabel?: boolean;
};

/** The scale itself: an axis with labelled ticks, drawn once under (or over) the lengths that are read on it. */
export function ScaleBar({
  scale,
  ticks,
  minor = [],
  unit,
  format = String,
  everyLabel = false,
  className,
  ...rest
}: ScaleBarProps) {
  const last = ticks.length - 1;
  return (
    <svg className={clsx(css.scale, className)} height="32" aria-hidden="true" {...rest}>
      <line className={css.axis} x2="100%" />
      {minor.map((value) => (
        <line key={value} x1={percent(scale(value))} x2={percent(scale(value))} y2="6" />
      ))}
      {ticks.map((value, index) => {
        const place = scale(value);
        const x = percent(place);
        return (
          <g
            key={value}
            className={clsx(!everyLabel && (last - index) % 2 === 1 && index !== 0 && css.between)}
          >
            <line x1={x} x2={x} y2="11" />
            <text x={x} y="27" textAnchor={place < 4 ? 'start' : place > 96 ? 'end' : 'middle'}>
              {format(value)}
              {index === last && unit && <tspan className={css.unit}> {unit}</tspan>}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
