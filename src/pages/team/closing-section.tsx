import { teamPage } from '#content/pages/team.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { careers, trades } = teamPage;

/** The two ways to join the work: as an employee or as a firm. */
export function ClosingSection() {
  return (
    <Zone letter="D" className={css.closing} aria-labelledby="careers-title">
      <div className={css.half} data-plane="water">
        <h2 className={css.title} id="careers-title">
          {careers.title}
        </h2>
        <p>
          <b className={css.figure}>{careers.figure}</b> {careers.text}
        </p>
        <MoreRoute to="careers">{careers.link}</MoreRoute>
      </div>
      <div className={css.half}>
        <h2 className={css.title}>{trades.title}</h2>
        <p>
          <b className={css.figure}>{trades.figure}</b> {trades.text}
        </p>
        <MoreRoute to="subcontractors">{trades.link}</MoreRoute>
      </div>
    </Zone>
  );
}
