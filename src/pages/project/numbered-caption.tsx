import type { ReactNode } from 'react';
import css from './project-page.module.css';

/** What a large picture shows, after its number on the page where it has one. */
export function NumberedCaption({ number, children }: { number: number | undefined; children: ReactNode }) {
  return (
    <figcaption className={css.caption}>
      {number && <b className="num">{number}</b>} {children}
    </figcaption>
  );
}
