import * as shell from 'words:shell';
import { RouteLink } from '#src/components/route-link.tsx';
import { currentOf, type PageName } from '#src/lib/route-name.ts';
import { headerNavigation, opensGroup } from '#src/views/navigation.ts';
import css from './header-nav.module.css';

/** The eleven sheets in the header, where all of them fit it: for whom, the work, the company. */
export function HeaderNav({ current }: { current: PageName }) {
  return (
    <nav className={css.nav} aria-label={shell.mainNavigation}>
      {headerNavigation.map(({ route, label, note }) => (
        <RouteLink
          key={route}
          to={route}
          className={opensGroup(route) ? css.group : undefined}
          aria-current={currentOf(route, current)}
        >
          {label}
          {note && <span className="sr-only"> {note}</span>}
        </RouteLink>
      ))}
    </nav>
  );
}
