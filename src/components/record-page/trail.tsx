import { recordPageWords } from 'words:parts';
import type { RouteName } from '#content/values/addresses.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Row } from '#src/ui/layout.tsx';
import { type Route, routes } from '#src/views/routes.ts';
import css from './record-page.module.css';

interface TrailProps {
  route: Route;
  /** What the sheet is called: Sheet, Position, Program. */
  kind: string;
}

/** The line over the headline of a record's page: back to the page that lists it, and which sheet this is. */
export function Trail({ route, kind }: TrailProps) {
  const parent = route.parent as RouteName;
  return (
    <nav aria-label={recordPageWords.trail}>
      <Row className={css.trail}>
        <RouteLink to={parent}>{routes[parent].label}</RouteLink>
        <span>
          {kind} {route.sheet}
        </span>
      </Row>
    </nav>
  );
}
