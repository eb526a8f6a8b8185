import { accessibilityPage } from '#content/pages/accessibility.ts';
import { RevisionCloud } from '#src/ui/revision-cloud.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './tests-section.module.css';

const { tested, barriers } = accessibilityPage;

/** How the lines above are known to hold, and in a cloud what is not final: the barriers that are known. */
export function TestsSection() {
  return (
    <Zone letter="C" padded className={css.zone}>
      <section className={css.tested} aria-labelledby="tested">
        <h2 id="tested">{tested.title}</h2>
        <p>{tested.text}</p>
      </section>
      <section aria-labelledby="barriers">
        <RevisionCloud className={css.cloud}>
          <h2 id="barriers">{barriers.title}</h2>
          <ul className={css.list}>
            {barriers.items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </RevisionCloud>
      </section>
    </Zone>
  );
}
