import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './break-line.module.css';

/** The zigzag that cuts off what continues beyond the scale: drawn at `x`, a little higher than its box. */
export function BreakLine({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg className={clsx(css.break, className)} height="100%" aria-hidden="true" {...rest}>
      <g transform={`translate(0 ${-overhang})`}>
        <rect className={css.cut} width="20" height="50%" />
        <line y2="50%" />
      </g>
      <g transform={`translate(0 ${overhang})`}>
        <rect className={css.cut} y="50%" width="20" height="50%" />
        <line y1="50%" y2="100%" />
      </g>
      <svg y="50%" overflow="visible" aria-hidden="true">
        <path className={css.cut} d={`${zigzag}h20v-16z`} />
        <path d={zigzag} />
      </svg>
    </svg>
  );
}

const overhang = 8;
/** As high as both overhangs: the halves above and below leave room for it. */
const zigzag = 'M0-8l8 5-16 6 8 5';
