import type { ReactNode } from 'react';
import css from './section-head.module.css';

type SectionHeadProps = { id: string; title: string; children?: ReactNode };

/** The title of a zone, with its note on the same line where there is room. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}
