import * as governmentPage from 'words:government';
import type { ReactNode } from 'react';
import type { GovernmentSection } from '#src/views/government.ts';
import css from './section-title.module.css';

/** The title of a section as the index names it; its children are a note at the other end of the line. */
export function SectionTitle({ name, children }: { name: GovernmentSection; children?: ReactNode }) {
  const { id, title } = governmentPage.sections[name];
  return (
    <div className={css.title}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children && <p className="small">{children}</p>}
    </div>
  );
}
