import * as governmentPage from 'words:government';
import type { ReactNode } from 'react';
import css from './section-title.module.css';

export type SectionName = keyof typeof governmentPage.sections;

/** The title of a section as the index names it; its children are a note at the other end of the line. */
export function SectionTitle({ name, children }: { name: SectionName; children?: ReactNode }) {
  const { id, title } = governmentPage.sections[name];
  return (
    <div className={css.title}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children && <p className="small">{children}</p>}
    </div>
  );
}
