import { recordPageWords } from 'words:parts';
import type { RouteName } from '#content/values/addresses.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { type Route, routes } from '#src/views/routes.ts';
import css from './record-hero.module.css';

interface TrailProps {
  route: Route;
  /** What the sheet is called: Sheet, Position, Program. */
  kind: string;
}

/** The line over the headline of a record's page: back to the page that lists it, and which sheet this is. */
export function Trail({ route, kind }: TrailProps) {
  const parent = route.parent as RouteName;
  return (
    <nav className={css.trail} aria-label={recordPageWords.trail}>
      <RouteLink to={parent}>{routes[parent].label}</RouteLink>
      <span>
        {kind} {route.sheet}
      </span>
    </nav>
  );
}
