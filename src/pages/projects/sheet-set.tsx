import type { ReactNode } from 'react';
import { projectsPage } from '#content/pages/projects.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './sheet-set.module.css';

const { filter, list } = projectsPage;
const targets = ['all-projects', ...[...filter.markets, ...filter.equipment].map(({ id }) => `for-${id}`)];

/** The loose sheets on the table; a target before them decides which ones are shown. */
export function SheetSet({ filter: choices, children }: { filter: ReactNode; children: ReactNode }) {
  return (
    <Zone letter="B" plane="paper-2" className={css.set} aria-label={list.caption}>
      {targets.map((id) => (
        <span key={id} id={id} className={css.target} />
      ))}
      {choices}
      <div className={css.sheets}>{children}</div>
    </Zone>
  );
}
