import { company } from 'records:company';
import { shell } from '#content/words/shell.ts';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import css from './app-banner.module.css';
import { AppDrawing } from './app-drawing.tsx';

const { appLead, appText, appSafety } = shell.footer;

/** What the app does, and where to get it: a plate across the footer. */
export function AppBanner() {
  return (
    <div className={css.banner} data-plane="white">
      <AppDrawing className={css.drawing} />
      <p className={css.text}>
        <b>{appLead}</b> {appText} <span>{appSafety}</span>
      </p>
      <a
        className={buttonClassName({ variant: 'solid', size: 'small' }, css.get)}
        href={company.appUrl}
        target="_blank"
        rel="noopener"
      >
        {shell.app}
      </a>
    </div>
  );
}
