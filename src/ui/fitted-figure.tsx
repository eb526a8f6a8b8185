import type { ComponentProps } from 'react';
import { advanceOf } from '#src/lib/figure-advance.ts';

type FittedFigureProps = Omit<ComponentProps<'text'>, 'children' | 'width'> & {
  children: string;
  /** How wide it runs, in units of the drawing. */
  width: number;
  /** How much of that stays open behind the last sign, where another figure follows. */
  air?: number;
};

/** A figure set exactly `width` wide in a drawing, whichever font has arrived. */
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
