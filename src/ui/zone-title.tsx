import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './zone.module.css';

type ZoneTitleProps = ComponentProps<'h2'> & { note?: ReactNode; as?: 'h2' | 'h3' };

/** The title of a zone that holds no numbered drawing, with a note where there is one. */
export function ZoneTitle({ note, as: Heading = 'h2', className, ...rest }: ZoneTitleProps) {
  return (
    <div className={clsx(css.title, className)}>
      <Heading {...rest} />
      {note && <p className="small">{note}</p>}
    </div>
  );
}
