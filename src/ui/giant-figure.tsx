import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import advances from '#src/lib/figure-advances.json' with { type: 'json' };
import css from './giant-figure.module.css';

type GiantFigureProps = ComponentProps<'span'> & {
  unit?: string;
};

/** The one number of a zone. Its box is as high as its figures, so it stands exactly on a line below it. */
export function GiantFigure({ unit, className, children, ...rest }: GiantFigureProps) {
  return (
    <span className={clsx(css.figure, className)} {...rest}>
      {children}
      {unit && <span className={css.unit}> {unit}</span>}
    </span>
  );
}

type FittedFigureProps = Omit<ComponentProps<'text'>, 'children' | 'width'> & {
  children: string;
  width: number;
  air?: number;
};

/** A figure set exactly `width` units of its drawing wide, whichever font has arrived; `air` of that stays open behind its last sign. */
export function FittedFigure({ children, width, air = 0, ...rest }: FittedFigureProps) {
  return (
    <text
      className="num"
      fill="currentColor"
      fontSize={Math.round(((width - air) / advanceOf(children)) * 10) / 10}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      {...rest}
    >
      {air ? children.slice(0, -1) : children}
      {air > 0 && <tspan letterSpacing={`${air}px`}>{children.slice(-1)}</tspan>}
    </text>
  );
}

/** How wide `figure` runs in the figures font at weight 640, in em. */
export function advanceOf(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (ofSigns[sign] ?? advances.digit), 0);
}

/** How high its figures are, in em. */
export const capHeight = 0.7;

const ofSigns: Readonly<Record<string, number>> = advances;
