import { type ProjectView, projectViews } from '#content/record-pages/project.ts';
import { openRecord } from '#src/lib/record-screen.ts';
import { HardSection } from './hard-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { NextSection } from './next-section.tsx';
import { PhasesSection } from './phases-section.tsx';
import { ResultSection } from './result-section.tsx';

/** Loads the page of the project `id`; null where there is none. */
export function openProject(id: string) {
  return openRecord(projectViews, id, (page) => <ProjectPage key={id} {...page} />);
}

/** /projects/<id>: one job on its own sheet. */
function ProjectPage(page: ProjectView) {
  return (
    <>
      <HeroSection {...page} />
      <HardSection {...page} />
      <PhasesSection {...page} />
      <ResultSection {...page} />
      <NextSection {...page} />
    </>
  );
}
