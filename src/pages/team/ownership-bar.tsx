import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { percent } from '#src/lib/scale.ts';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import type { Share } from './ownership.ts';
import css from './ownership-bar.module.css';

type OwnershipBarProps = ComponentProps<'svg'> & { shares: readonly Share[]; direction: 'across' | 'down' };

/** All shares as one bar, and a leader from each label to its share; the labels say it in text. */
export function OwnershipBar({ shares, direction, className, ...rest }: OwnershipBarProps) {
  const id = useId();
  return (
    <svg
      className={clsx(css.bar, css[direction satisfies 'across' | 'down'], className)}
      aria-hidden="true"
      {...rest}
    >
      {hatches.map((hatch) => (
        <HatchPattern key={hatch} id={id + hatch} hatch={hatch} />
      ))}
      {shares.map(({ owner, start, percent: length, labelStart, fill }) => {
        const hatched = fill === 'hatched' || fill === 'crossed' || fill === 'dotted';
        const [from, extent, label] = [percent(start), percent(length), percent(labelStart)];
        return (
          <g key={owner.id}>
            <rect
              className={clsx(
                css.share,
                !hatched && css[fill satisfies 'solid' | 'blue' | 'water' | 'outline'],
              )}
              fill={hatched ? `url(#${id}${fill})` : undefined}
              {...(direction === 'across' ? { x: from, width: extent } : { y: from, height: extent })}
            />
            {start > 0 && (
              <line
                className={css.leader}
                {...(direction === 'across'
                  ? { x1: label, x2: from, y1: 0, y2: leaderLength }
                  : { x1: '100%', x2: barWidth, y1: label, y2: from })}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

const hatches = ['hatched', 'crossed', 'dotted'] as const;
/** In pixels, as in the styles: how long the leaders are across, and how wide the bar is down. */
const leaderLength = 40;
const barWidth = 72;
