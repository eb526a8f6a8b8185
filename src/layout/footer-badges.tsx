import { shell } from '#content/words/shell.ts';
import { LineType } from '#src/ui/line-type.tsx';
import css from './footer-badges.module.css';

const { credentials, badges } = shell.footer;

/** What is held, in process or experience, each by its line. */
export function FooterBadges() {
  return (
    <ul className={css.badges} aria-label={credentials}>
      {badges.map(({ status, word, names }) => (
        <li key={status}>
          <LineType status={status} /> <span className="label">{word}</span> <b>{names}</b>
        </li>
      ))}
    </ul>
  );
}
