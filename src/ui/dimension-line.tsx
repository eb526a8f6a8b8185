import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './dimension-line.module.css';

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
