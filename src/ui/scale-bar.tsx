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
  /** On a phone every second label gives way, where no length ends on one. */
  thinned?: boolean;
};

/** The scale itself: an axis with labelled ticks, drawn once under (or over) the lengths that are read on it. */
export function ScaleBar({
  scale,
  ticks,
  minor = [],
  unit,
  format = String,
  thinned,
  className,
  ...rest
}: ScaleBarProps) {
  const last = ticks.length - 1;
  return (
    <svg className={clsx(css.scale, className)} height="32" aria-hidden="true" {...rest}>
      <line className={css.axis} x2="100%" />
      <Marks scale={scale} at={minor} y2="6" />
      {ticks.map((value, index) => {
        const place = scale(value);
        const x = percent(place);
        return (
          <g key={value} className={clsx(thinned && (last - index) % 2 === 1 && index !== 0 && css.between)}>
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

type MarksProps = Omit<ComponentProps<'line'>, 'scale'> & { scale: Scale; at: readonly number[] };

/** Upright lines at some values of a scale, for a drawing of its own. */
export function Marks({ scale, at, ...rest }: MarksProps) {
  return at.map((value) => {
    const x = percent(scale(value));
    return <line key={value} x1={x} x2={x} {...rest} />;
  });
}

type DimensionLineProps = Omit<ComponentProps<'svg'>, 'to' | 'scale' | 'children'> & {
  scale: Scale;
  to: number;
  /** It grows to its length when it is first seen. */
  isExtending?: boolean;
  /** What is measured, set in the middle of the line. */
  children?: string;
};

/** A measured length: extension lines, a slanted tick at both ends, and what it measures between them. */
export function DimensionLine(props: DimensionLineProps) {
  const { scale, to, isExtending, children, className, ...rest } = props;
  const end = scale(to);
  return (
    <svg className={clsx(css.dimension, className)} height="32" aria-hidden="true" {...rest}>
      {/* the words on it keep their shape */}
      <g data-extends={isExtending ? '' : undefined}>
        <line x1={percent(0)} x2={percent(end)} y1="50%" y2="50%" />
        {[0, end].map((x) => (
          <svg key={x} x={percent(x)} y="50%" overflow="visible" aria-hidden="true">
            <path d="M0-16V16" />
            <path className={css.tick} d="m-6 6 12-12" />
          </svg>
        ))}
      </g>
      {children && (
        <text x={percent(end / 2)} y="50%" dy="0.36em" textAnchor="middle">
          {children}
        </text>
      )}
    </svg>
  );
}
