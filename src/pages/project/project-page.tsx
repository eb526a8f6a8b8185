import * as words from 'words:project';
import { openRecord } from '#src/lib/route-name.ts';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type ProjectView, projectViews } from '#src/views/record-pages/project.ts';
import { HeroSection } from './hero-section.tsx';
import { NextSection } from './next-section.tsx';
import { PhasesSection } from './phases-section.tsx';
import { Plan } from './plan.tsx';
import css from './project-page.module.css';
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

/** What made the job hard, and what ran meanwhile; where nobody has written that, what was done. */
function HardSection({ hard, done, plan, duration, sample }: ProjectView) {
  return (
    <Zone letter="B" plane="water" padded aria-labelledby="hard">
      <Stack>
        <h2 id="hard">{hard.length ? words.hard : words.done}</h2>
        {hard.length > 0 ? (
          <Cells as="ol" of={[1, 3]} className={css.reasons}>
            {hard.map(({ title, text }) => (
              <Stack as="li" gap="tight" key={title}>
                <h3>{title}</h3>
                <p className="note">{text}</p>
              </Stack>
            ))}
          </Cells>
        ) : (
          <Cells as="ul" of={[1, 3]}>
            {[done.text, ...done.features].map((text) => (
              <li key={text} className="lead">
                {text}
              </li>
            ))}
          </Cells>
        )}
        {plan && <Plan {...plan} duration={duration} sample={sample} />}
      </Stack>
    </Zone>
  );
}
