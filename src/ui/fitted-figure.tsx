import type { ComponentProps } from 'react';
import { advanceOf } from '#src/lib/figure-advance.ts';

type FittedFigureProps = Omit<ComponentProps<'text'>, 'children' | 'width'> & {
  children: string;
  /** How wide it runs, in units of the drawing. */
  width: number;
};

/** A figure set exactly `width` wide in a drawing, whichever font has arrived. */
export function FittedFigure({ children, width, ...rest }: FittedFigureProps) {
  return (
    <text
      className="num"
      fill="currentColor"
      fontSize={Math.round((width / advanceOf(children)) * 10) / 10}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      {...rest}
    >
      {children}
    </text>
  );
}
