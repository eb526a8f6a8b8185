import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './bar.module.css';
import { type Hatch, HatchPattern } from './hatch-pattern.tsx';

type BarProps = ComponentProps<'div'> & {
  scale: Scale;
  from?: number;
  /** Where the bar ends on the scale; a broken bar without it runs to the end. */
  to?: number;
  fill?: 'solid' | 'blue' | 'water' | 'outline' | Hatch;
  /** Ends in a break line: the length continues beyond the scale. */
  broken?: boolean;
};

/** A length that is a fact, drawn to a scale; its children stand on it, its figure belongs in text beside it. */
export function Bar({ scale, from, to, fill = 'solid', broken, className, children, ...rest }: BarProps) {
  const hatch = useId();
  const start = from === undefined ? 0 : scale(from);
  const end = to === undefined ? 100 : scale(to);
  const hatched = fill === 'hatched' || fill === 'crossed' || fill === 'dotted';
  return (
    <div
      className={clsx(
        css.bar,
        !hatched && css[fill satisfies 'solid' | 'blue' | 'water' | 'outline'],
        className,
      )}
      {...rest}
    >
      <svg className={css.drawing} aria-hidden="true">
        {hatched && <HatchPattern id={hatch} hatch={fill} />}
        <rect className={css.ground} x={percent(start)} width={percent(end - start)} height="100%" />
        <rect
          className={css.shape}
          x={percent(start)}
          width={percent(end - start)}
          height="100%"
          fill={hatched ? `url(#${hatch})` : undefined}
        />
        {broken && <BreakLine x={percent(end)} />}
      </svg>
      {children && <span className={css.text}>{children}</span>}
    </div>
  );
}

/** The zigzag that cuts off what continues beyond the scale: drawn at `x`, a little higher than its box. */
function BreakLine({ x }: { x: string }) {
  return (
    <svg className={css.break} x={x} height="100%" aria-hidden="true">
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
