import type { ReactNode } from 'react';
import { projectsPage } from '#content/pages/projects.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './sheet-set.module.css';

/** The loose sheets on the table, and the way to those of other pages. */
export function SheetSet({ pages, children }: { pages: ReactNode; children: ReactNode }) {
  return (
    <Zone letter="B" plane="paper-2" className={css.set} aria-label={projectsPage.list.caption}>
      <div className={css.sheets}>{children}</div>
      {pages}
    </Zone>
  );
}
