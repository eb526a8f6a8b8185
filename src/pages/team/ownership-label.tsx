import { teamPage } from '#content/pages/team.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import type { Share } from './ownership.ts';
import css from './ownership-label.module.css';

/** Whose share it is, and how large. */
export function OwnershipLabel({ owner, percent }: Share) {
  return (
    <li className={css.label}>
      <p className={css.owner}>
        <a href={`#${owner.id}`}>{owner.name}</a>
        <span className={css.role}>{owner.role}</span>
      </p>
      <GiantFigure className={css.figure}>{teamPage.ownership.share(percent)}</GiantFigure>
    </li>
  );
}
