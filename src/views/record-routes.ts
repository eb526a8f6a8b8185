import { company } from 'records:company';
import { positions } from 'records:positions';
import { projects } from 'records:projects';
import * as pages from 'words:pages';
import { weeks } from 'words:units';
import { type RecordPageName, recordPages } from '#content/values/addresses.ts';
import { formatDollars, formatNumber, formatRange } from '#content/values/format.ts';
import { formatPay } from '#src/lib/format-words.ts';
import { recordPath } from './paths.ts';
import { isHere, type Route } from './routes.ts';
import { pricedPrograms } from './training.ts';

export type RecordRoute = Route & { name: RecordPageName; id: string };

/** The pages of all records, also where that of their list is switched off. */
const everyRoute: readonly RecordRoute[] = [
  ...projects.map((project) => {
    const { title, location, plant, tonnage, tonnageOf, duration, year } = project;
    const tons = { tons: formatNumber(tonnage) };
    return routeOf('project', project, {
      sheet: project.sheet,
      title: pages.project.title({ title, place: location }),
      description: pages.project.description({
        plant,
        tons: tonnageOf === 'cooling' ? pages.project.cooling(tons) : pages.project.heat(tons),
        weeks: weeks({ count: duration }),
        year,
        story: project.page ? 'told' : 'untold',
      }),
    });
  }),
  ...positions.map((position, index) => {
    const { title, pay, terms } = position;
    return routeOf('position', position, {
      sheet: `J-${index + 1}`,
      title: pages.position.title({
        title,
        pay: formatRange(pay, formatDollars),
        county: company.office.county,
      }),
      description: pages.position.description({ title, pay: formatPay(pay), terms }),
    });
  }),
  ...pricedPrograms.map((program, index) => {
    const { title, description, duration, schedule, fee } = program;
    return routeOf('program', program, {
      sheet: `T-${index + 1}`,
      title: pages.program.title({ title, weeks: weeks({ count: duration }), fee }),
      description: pages.program.description({ text: description, schedule }),
    });
  }),
];

/** The pages that records have; no browser needs them all: see src/views/record-pages. */
export const recordRoutes = everyRoute.filter(({ name }) => isHere(recordPages[name].parent));

/** The page of one record; throws where there is none. */
export function recordRoute(name: RecordPageName, id: string): RecordRoute {
  const route = everyRoute.find((one) => one.name === name && one.id === id);
  if (!route) throw new Error(`src/views/record-routes.ts: there is no page for the ${name} "${id}"`);
  return route;
}

function routeOf(
  name: RecordPageName,
  { id, title: label }: { id: string; title: string },
  words: Pick<Route, 'sheet' | 'title' | 'description'>,
): RecordRoute {
  return { name, id, path: recordPath(name, id), label, parent: recordPages[name].parent, ...words };
}
