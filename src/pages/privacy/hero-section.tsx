import { privacyPage } from '#content/pages/privacy.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

/** What the site keeps, in a sentence and in three figures. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="privacy-title">
      <div className={css.text}>
        <h1 id="privacy-title">{privacyPage.title}</h1>
        <p className="lead">{privacyPage.lead}</p>
      </div>
      <ul className={css.counts}>
        {privacyPage.counts.map(({ figure, unit }) => (
          <li key={unit}>
            <GiantFigure className={css.figure}>{figure}</GiantFigure>{' '}
            <span className={css.unit}>{unit}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
