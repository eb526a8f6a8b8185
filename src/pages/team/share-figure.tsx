import type { ComponentProps } from 'react';
import { advanceOf } from './ownership.ts';

type ShareFigureProps = Omit<ComponentProps<'text'>, 'children' | 'width'> & {
  children: string;
  /** How wide it runs, in units of the drawing. */
  width: number;
};

/** A figure set exactly `width` wide in a drawing, whichever font has arrived. */
export function ShareFigure({ children, width, ...rest }: ShareFigureProps) {
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
