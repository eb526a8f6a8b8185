import { company } from 'records:company';
import * as shell from 'words:shell';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import css from './app-banner.module.css';

/** What the app does, and where to get it: a plate across the footer. */
export function AppBanner({ className }: { className: string | undefined }) {
  const { appLead, appText, appSafety } = shell.footer;
  return (
    <Row className={className} data-plane="white">
      {/* a phone that photographs the nameplate of the unit behind it */}
      <svg className={css.drawing} viewBox="0 0 128 92" aria-hidden="true">
        <path className={css.unit} d="M-1 18h130v56H-1z" />
        <path className={css.plate} d="M10 27h66v38H10zM18 35h22M18 42h34M18 49h28M18 56h38" />
        <path className={css.plate} strokeWidth="2.5" d="M62 4h44v84H62z" />
        <path className={css.plate} d="M67 12h34v66H67zM72 30h24v26H72zM75 37h13M75 43h18M75 49h15" />
        <path className={css.finder} strokeWidth="2.5" d="M70 34v-7h7M91 27h7v7M98 52v7h-7M77 59h-7v-7" />
        <circle fill="currentColor" cx="84" cy="69" r="4" />
      </svg>
      <p className={css.text}>
        <b>{appLead}</b> {appText} <span>{appSafety}</span>
      </p>
      <ButtonLink
        variant="solid"
        size="small"
        className={css.get}
        href={company.appUrl}
        target="_blank"
        rel="noopener"
      >
        {shell.app}
      </ButtonLink>
    </Row>
  );
}
