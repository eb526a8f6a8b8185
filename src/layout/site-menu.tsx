import * as shell from 'words:shell';
import type { MouseEvent } from 'react';
import { RouteLink } from '#src/components/route-link.tsx';
import { currentOf, type PageName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { headerNavigation } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import css from './site-menu.module.css';

/** The sheet index where the header has no room for it: a popover, so the browser opens and closes it before any script runs. */
export function SiteMenu({ current }: { current: PageName }) {
  return (
    <div className={css.menu} id="site-menu" popover="auto" data-shell="">
      <p className={`label ${css.title}`}>
        <span>{shell.menuTitle}</span>
        <span>{shell.menuNumber}</span>
      </p>
      <nav aria-label={shell.menuNavigation}>
        <ol>
          {headerNavigation.map(({ route, label, icon }) => (
            <li key={route}>
              <RouteLink to={route} aria-current={currentOf(route, current)} onClick={closeMenu}>
                <Icon name={icon} />
                <span>{label}</span>
                <span className="num">{routes[route].sheet}</span>
              </RouteLink>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`small ${css.license}`}>
        <span>{shell.menuEmergency}</span> <span>{shell.license}</span>
      </p>
    </div>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
