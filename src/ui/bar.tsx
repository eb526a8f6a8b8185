import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './bar.module.css';
import { BreakLine } from './break-line.tsx';
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
