import * as notFoundPage from 'words:not-found';
import type { RouteName } from '#content/values/addresses.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type Route, routes } from '#src/views/routes.ts';
import css from './page-index.module.css';

const entries = (Object.entries(routes) as [RouteName, Route][]).sort(([, a], [, b]) =>
  a.sheet.localeCompare(b.sheet, 'en'),
);

/** All pages by their sheet number. */
export function PageIndex() {
  return (
    <Zone letter="B" className={css.zone} aria-labelledby="sheet-index">
      <h2 id="sheet-index" className={css.title}>
        {notFoundPage.index}
      </h2>
      <ol className={css.list}>
        {entries.map(([name, { sheet, label }]) => (
          <li key={name}>
            <RouteLink to={name}>
              <span className={css.number}>{sheet}</span> <span>{label}</span>
            </RouteLink>
          </li>
        ))}
      </ol>
    </Zone>
  );
}
