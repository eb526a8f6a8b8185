import type { MouseEvent } from 'react';
import { company } from '#content/records/company/company.ts';
import { type RouteName, routes } from '#content/routes.ts';
import { headerNavigation } from '#content/words/navigation.ts';
import { shell } from '#content/words/shell.ts';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import css from './site-menu.module.css';

/** The sheet index below 1280 px: a popover, so the browser opens and closes it before any script runs. */
export function SiteMenu({ current }: { current: RouteName | 'notFound' }) {
  return (
    <div className={css.menu} id="site-menu" popover="auto" data-shell="">
      <p className={`label ${css.title}`}>
        <span>{shell.menuTitle}</span>
        <span>{shell.menuNumber}</span>
      </p>
      <nav aria-label={shell.menuNavigation}>
        <ol>
          {headerNavigation.map(({ route, label }) => (
            <li key={route}>
              <RouteLink to={route} aria-current={route === current ? 'page' : undefined} onClick={closeMenu}>
                <span>{label}</span>
                <span className="num">{routes[route].sheet}</span>
              </RouteLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.actions}>
        <a
          className={buttonClassName({ variant: 'outline' })}
          href={company.appUrl}
          target="_blank"
          rel="noopener"
        >
          {shell.app}
        </a>
        <QuoteLink className={buttonClassName({ variant: 'amber' })} onClick={closeMenu}>
          {shell.quote}
        </QuoteLink>
      </div>
      <p className={`small ${css.license}`}>
        {shell.menuEmergency} {shell.license}
      </p>
    </div>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
