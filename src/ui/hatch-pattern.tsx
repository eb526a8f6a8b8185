import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './hatch-pattern.module.css';

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
