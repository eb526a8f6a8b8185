import * as accessibilityPage from 'words:accessibility';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { AskZone } from '#src/components/ask-zone.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './accessibility-page.module.css';

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

const { title: worksTitle, items } = accessibilityPage.works;

/** What a visitor can count on, each line ticked by a test. */
function WorksSection() {
  return (
    <Zone letter="B" padded aria-labelledby="works">
      <ZoneTitle id="works">{worksTitle}</ZoneTitle>
      <ul className={css.list}>
        {items.map((text) => (
          <li key={text}>
            <Icon name="done" className={css.tick} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}

const { tested, barriers } = accessibilityPage;

/** How the lines above are known to hold, and in a cloud what is not final: the barriers that are known. */
function TestsSection() {
  return (
    <Zone letter="C" padded className={css.zone}>
      <section className={css.tested} aria-labelledby="tested">
        <h2 id="tested">{tested.title}</h2>
        <p>{tested.text}</p>
      </section>
      <section aria-labelledby="barriers">
        <RevisionCloud className={css.cloud}>
          <h2 id="barriers">{barriers.title}</h2>
          <ul className={css.testsList}>
            {barriers.items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </RevisionCloud>
      </section>
    </Zone>
  );
}

/** A cloud around the part of the drawing that is not final: a credential in process, a field to be corrected. */
function RevisionCloud({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx(css.revisionCloud, className)} {...rest}>
      <svg className={css.outline} aria-hidden="true">
        {/* a row of discs on the edge, a smaller row and the ground over them: the outer arcs remain */}
        <rect className={css.discs} width="100%" height="100%" />
        <Corners radius="12" className={css.corner} />
        <rect className={css.inner} width="100%" height="100%" />
        <Corners radius="10.5" className={css.ground} />
      </svg>
      {children}
    </div>
  );
}

/** Whatever the length of a side, its row of discs ends under a disc on the corner. */
function Corners({ radius, className }: { radius: string; className: string | undefined }) {
  return ['0 0', '100% 0', '0 100%', '100% 100%'].map((corner) => {
    const [x, y] = corner.split(' ');
    return <circle key={corner} cx={x} cy={y} r={radius} className={className} />;
  });
}
