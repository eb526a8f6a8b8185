import * as shell from 'words:shell';
import { LineType } from '#src/ui/line-type.tsx';
import { statusBadges } from '#src/views/credentials.ts';
import css from './footer-badges.module.css';

const { credentials } = shell.footer;

/** What is held, in process or experience, each by its line. */
export function FooterBadges() {
  if (statusBadges.length === 0) return null;
  return (
    <ul className={css.badges} aria-label={credentials}>
      {statusBadges.map(({ status, word, names }) => (
        <li key={status}>
          <LineType status={status} /> <span className="label">{word}</span> <b>{names}</b>
        </li>
      ))}
    </ul>
  );
}
