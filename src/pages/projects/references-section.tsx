import { qualityStandards } from 'records:quality-standards';
import * as projectsPage from 'words:projects';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './references-section.module.css';

const { references, quality } = projectsPage;

/** How a contracting officer gets references, and what holds on every project. */
export function ReferencesSection() {
  return (
    <Zone letter="C">
      <div className={css.section}>
        <div className={css.references} data-plane="water">
          <h2>{references.title}</h2>
          <p className="lead">{references.text}</p>
          <p className={css.actions}>
            <ButtonRoute to="contact" variant="solid">
              {references.ask}
            </ButtonRoute>
            <ButtonRoute to="capabilityStatement">{references.statement}</ButtonRoute>
          </p>
        </div>
        {qualityStandards.length > 0 && (
          <div className={css.quality}>
            <h2>{quality.title}</h2>
            <ol className={css.notes}>
              {qualityStandards.map(({ id, text }) => (
                <li key={id}>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Zone>
  );
}
