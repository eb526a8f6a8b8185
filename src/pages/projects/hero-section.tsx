import * as projectsPage from 'words:projects';
import type { ReactNode } from 'react';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

/** What the set shows, over the index of its sheets. */
export function HeroSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Zone letter="A">
      <div className={css.text}>
        <h1 className={css.title}>{title}</h1>
        <p className="lead">{projectsPage.lead}</p>
      </div>
      {children}
    </Zone>
  );
}
