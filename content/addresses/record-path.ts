import { type RecordPageName, type Route, recordPages, routes } from './routes.ts';

/** The path of a record's own page: /projects/chiller-capital-repair. */
export function recordPath(name: RecordPageName, id: string): Route['path'] {
  return `${routes[recordPages[name].parent].path}/${id}`;
}
