import { clsx } from 'clsx';
import { homePage } from '#content/pages/home.ts';
import css from './license-lines.module.css';

/** The license number, which the law wants beside every offer, and who owns the company. */
export function LicenseLines({ className }: { className?: string | undefined }) {
  return (
    <dl className={clsx(css.lines, className)}>
      {[homePage.license, homePage.owner].map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
