import { projectSet } from '#content/facts/project-set.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { qualityStandards } from '#content/records/quality-standards/quality-standards.ts';
import { routes } from '#content/routes.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './references-section.module.css';

const { references, quality } = projectsPage;

/** How a contracting officer gets references, and what holds on every project. */
export function ReferencesSection() {
  return (
    <Zone letter="C" padded className={css.section}>
      <div className={css.references} data-plane="water">
        <h2>{references.title}</h2>
        <p>{references.text}</p>
        <p className={css.actions}>
          <ButtonRoute to="contact" variant="solid">
            {references.ask}
          </ButtonRoute>
          <ButtonRoute to="capabilityStatement">{references.statement}</ButtonRoute>
        </p>
        {projectSet.hasSamples && <SampleNote>{references.sample}</SampleNote>}
      </div>
      <div>
        <DrawingTitle number={1} sheet={routes.projects.sheet}>
          {quality.title}
        </DrawingTitle>
        <ol className={css.notes}>
          {qualityStandards.map(({ id, text }) => (
            <li key={id}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Zone>
  );
}
