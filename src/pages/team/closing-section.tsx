import { teamPage } from '#content/pages/team.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { careers, trades } = teamPage;

/** The two ways to join the work: as an employee or as a firm. */
export function ClosingSection() {
  return (
    <Zone letter="E" className={css.closing} aria-labelledby="careers-title">
      <div className={css.half} data-plane="shell">
        <h2 id="careers-title">{careers.title}</h2>
        <p>
          <b className={css.figure}>{careers.figure}</b> {careers.text}
        </p>
        <ButtonRoute to="careers">{careers.link}</ButtonRoute>
      </div>
      <div className={css.half}>
        <h2>{trades.title}</h2>
        <p>
          <b className={css.figure}>{trades.figure}</b> {trades.text}
        </p>
        <ButtonRoute to="subcontractors">{trades.link}</ButtonRoute>
      </div>
    </Zone>
  );
}
