import { type ProjectPage as Page, projectPages } from '#content/record-pages/project.ts';
import { openRecord } from '#src/lib/record-screen.ts';
import { HardSection } from './hard-section.tsx';
import { NextSection } from './next-section.tsx';
import { PhasesSection } from './phases-section.tsx';
import { ProjectHero } from './project-hero.tsx';
import { ResultSection } from './result-section.tsx';

/** Loads the page of the project `id`; null where there is none. */
export function openProject(id: string) {
  return openRecord(projectPages, id, (page) => <ProjectPage key={id} {...page} />);
}

/** /projects/<id>: one job on its own sheet. */
function ProjectPage(page: Page) {
  return (
    <>
      <ProjectHero {...page} />
      <HardSection {...page} />
      <PhasesSection {...page} />
      <ResultSection {...page} />
      <NextSection {...page} />
    </>
  );
}
