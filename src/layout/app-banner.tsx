import { clsx } from 'clsx';
import { company } from '#content/records/company/company.ts';
import { shell } from '#content/words/shell.ts';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import css from './app-banner.module.css';
import { AppDrawing } from './app-drawing.tsx';

const { appTitle, appLead, appText, appLink, appNote } = shell.footer;

/** What the app does, and where to get it: a cell across the whole footer. */
export function AppBanner({ className }: { className: string | undefined }) {
  return (
    <div className={clsx(css.banner, className)} data-plane="water">
      <AppDrawing className={css.drawing} />
      <p className="label">{appTitle}</p>
      <p className={css.lead}>{appLead}</p>
      <p className={css.text}>{appText}</p>
      <p className={css.get}>
        <a
          className={buttonClassName({ variant: 'solid', size: 'small' })}
          href={company.appUrl}
          target="_blank"
          rel="noopener"
        >
          <Icon name="app" /> <span>{appLink}</span>
        </a>{' '}
        <span className="small">{appNote}</span>
      </p>
    </div>
  );
}
