import { company } from 'records:company';
import * as shell from 'words:shell';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { QuoteLink } from '#src/components/quote-dialog.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { currentOf, type PageName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { headerNavigation, opensGroup } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import { LanguageSwitch } from './language-switch.tsx';
import css from './site-menu.module.css';

/** The pages where the header has no room for them, and how to reach us: a popover, so the browser opens and closes it before any script runs. */
export function SiteMenu({ current }: { current: PageName }) {
  return (
    <div className={css.menu} id="site-menu" popover="auto" data-plane="paper" data-shell="">
      <nav aria-label={shell.menuNavigation}>
        <ol>
          {headerNavigation.map(({ route, label, note, icon }) => (
            <li key={route} className={clsx(opensGroup(route) && css.group)}>
              <RouteLink to={route} aria-current={currentOf(route, current)} onClick={closeMenu}>
                <Icon name={icon} />
                <span>
                  {label}
                  {note && <small> {note}</small>}
                </span>
                <span className="num">{routes[route].sheet}</span>
              </RouteLink>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`small ${css.license}`}>{shell.license}</p>
      <div className={css.ways}>
        <LanguageSwitch />
        <a href={company.appUrl} target="_blank" rel="noopener">
          <Icon name="app" />
          {shell.app}
        </a>
        <QuoteLink>
          <Icon name="quote" />
          {shell.quote}
        </QuoteLink>
      </div>
      <PhoneLink className={css.call} data-plane="red">
        <Icon name="phone" />
        <span>{shell.menuEmergency}</span> <b className="num">{company.phone.display}</b>
      </PhoneLink>
    </div>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
