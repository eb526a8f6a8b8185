import { clsx } from 'clsx';
import { shell } from '#content/pages/shell.ts';
import { LineType } from '#src/ui/line-type.tsx';
import css from './footer-badges.module.css';

/** What is held, in process or experience, each by its line. */
export function FooterBadges({ className }: { className: string | undefined }) {
  return (
    <div className={clsx(css.badges, className)}>
      <p className="label">{shell.footer.credentials}</p>
      <ul>
        {shell.footer.badges.map(({ status, text }) => (
          <li key={text}>
            <LineType className={css.line} status={status} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
