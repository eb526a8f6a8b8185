import { accessibilityPage } from '#content/pages/accessibility.ts';
import { AskZone } from '#src/components/ask-zone.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './accessibility-page.module.css';
import { TestsSection } from './tests-section.tsx';
import { WorksSection } from './works-section.tsx';

const { title, lead, level, ask } = accessibilityPage;

/** The sheet on access: what works, how we know, what does not yet, and whom to tell. */
export function AccessibilityPage() {
  return (
    <>
      <Zone letter="A" className={css.hero} aria-labelledby="accessibility-title">
        <div className={css.text}>
          <h1 id="accessibility-title">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <p className={css.level}>
          <span className="label">{level.label}</span>{' '}
          <GiantFigure className={css.figure}>{level.figure}</GiantFigure>
        </p>
      </Zone>
      <WorksSection />
      <TestsSection />
      <AskZone letter="D" {...ask} />
    </>
  );
}
