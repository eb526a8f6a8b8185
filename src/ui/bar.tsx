import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './bar.module.css';

type BarProps = ComponentProps<'div'> & {
  scale: Scale;
  from?: number;
  /** Where the bar ends on the scale; a broken bar without it runs to the end. */
  to?: number;
  fill?: 'solid' | 'blue' | 'water' | 'outline' | Hatch;
  /** Ends in a break line: the length continues beyond the scale. */
  broken?: boolean;
};

/** A length that is a fact, drawn to a scale; its figure belongs in text beside it. */
export function Bar({ scale, from, to, fill = 'solid', broken, className, ...rest }: BarProps) {
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

/** Fills by ink alone, told apart without color. */
export type Hatch = 'hatched' | 'crossed' | 'dotted';

type HatchPatternProps = ComponentProps<'pattern'> & { id: string; hatch: Hatch };

/** The pattern behind `fill="url(#id)"`: strokes at 45°, crossed strokes, or dots. */
export function HatchPattern({ hatch, className, ...rest }: HatchPatternProps) {
  return (
    <pattern
      className={clsx(css.hatch, className)}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      {...rest}
    >
      {hatch === 'dotted' ? (
        <path className={css.dots} d="M2 2h0M6 6h0" />
      ) : (
        <path d={hatch === 'hatched' ? diagonal : `${diagonal}M-2-2 10 10M6-2l4 4M-2 6l4 4`} />
      )}
    </pattern>
  );
}

const diagonal = 'M-2 10 10-2M-2 2 2-2M6 10l4-4';
