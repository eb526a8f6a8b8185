import type { ReactNode } from 'react';
import { projectsPage } from '#content/pages/projects.ts';
import { Zone } from '#src/ui/zone.tsx';
import type { Choice } from './filter-choices.ts';
import { ProjectFilter } from './project-filter.tsx';
import css from './sheet-set.module.css';

const { list } = projectsPage;

type SheetSetProps = { choices: readonly Choice[]; pages: ReactNode; children: ReactNode };

/** The loose sheets on the table; a target before them decides which ones are shown. */
export function SheetSet({ choices, pages, children }: SheetSetProps) {
  const targets = ['all-projects', ...choices.map(({ id }) => `for-${id}`)];
  return (
    <Zone letter="B" plane="paper-2" className={css.set} aria-label={list.caption}>
      {targets.map((id) => (
        <span key={id} id={id} className={css.target} />
      ))}
      <ProjectFilter choices={choices} />
      <div className={css.sheets}>{children}</div>
      {pages}
    </Zone>
  );
}
