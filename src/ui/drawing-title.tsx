import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Bubble } from './bubble.tsx';
import css from './drawing-title.module.css';

type DrawingTitleProps = ComponentProps<'h2'> & {
  number: number;
  sheet: string;
  of: { title: string; note?: ReactNode };
};

/** The title of a drawing, table or list: its bubble, a line to the edge of the sheet, a note on its source, scale or how to read it. */
export function DrawingTitle({ number, sheet, of, ...rest }: DrawingTitleProps) {
  return (
    <div className={css.title}>
      <Bubble className={css.bubble} top={String(number)} bottom={sheet} />
      <h2 className={css.heading} {...rest}>
        {of.title}
      </h2>
      {of.note && <p className={clsx('small', css.note)}>{of.note}</p>}
    </div>
  );
}
