import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './keyed-drawing.module.css';

/** A point of the picture, in percent of its width and height. */
type Point = readonly [x: number, y: number];

export interface Flag {
  flag: number;
  at: Point;
  /** Where the leader ends on the part; without it the flag lies on the part itself. */
  to?: Point;
}

type KeyedDrawingProps = ComponentProps<'div'> & { picture: ReactNode; flags: readonly Flag[] };

/** A picture with keynote flags and their leaders laid over it; `Keynotes` under it says what they stand for. */
export function KeyedDrawing({ picture, flags, className, children, ...rest }: KeyedDrawingProps) {
  return (
    <div className={clsx(css.drawing, className)} {...rest}>
      {picture}
      <svg className={css.overlay} aria-hidden="true">
        {flags.map(({ flag, at: [x, y], to }) => (
          <g key={`${flag} ${x} ${y}`}>
            {to && <line x1={`${x}%`} y1={`${y}%`} x2={`${to[0]}%`} y2={`${to[1]}%`} />}
            {to && <circle cx={`${to[0]}%`} cy={`${to[1]}%`} r="3.5" />}
            <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <path className={css.hexagon} d="M-15 0-7.5-13h15L15 0 7.5 13h-15z" />
              <text y="4.5" textAnchor="middle">
                {flag}
              </text>
            </svg>
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}
