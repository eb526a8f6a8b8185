import type { ReactNode } from 'react';
import { Split } from '#src/ui/layout.tsx';
import css from './careers-page.module.css';

type SectionHeadProps = { id: string; title: string; children?: ReactNode };

/** The title of a zone, with its note on the same line where there is room. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Split as="header" into="main" gap="tight" className={css.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </Split>
  );
}
