import { company } from 'records:company';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { careersReply, trainingReply } from '../facts/promises.ts';
import { recordById } from '../facts/record-by-id.ts';
import { programTerms } from '../facts/training.ts';
import { type RecordPageName, recordPages } from '../values/addresses.ts';
import { formatCount, formatDollars, formatNumber, formatPay, formatRange } from '../values/format.ts';
import { recordPath } from './paths.ts';
import type { Route } from './routes.ts';

/** A page that a record has: which one, and where it lives. */
export type RecordRoute = Route & { name: RecordPageName; id: string };

/** The pages of all records; no browser needs them all: see content/record-pages. */
export const recordRoutes: readonly RecordRoute[] = [
  ...projects.map((project) =>
    routeOf('project', project, {
      sheet: project.sheet,
      title: `${project.title}, ${project.location}`,
      description: `${project.plant}: ${formatNumber(project.tonnage)} tons${project.tonnageOf === 'cooling' ? '' : ' of heat rejection'} in ${formatCount(project.duration, 'week')}, completed in ${project.year}. What was hard, how it went week by week, and what holds on every job.`,
    }),
  ),
  ...positions.map((position, index) =>
    routeOf('position', position, {
      sheet: `J-${index + 1}`,
      title: `${position.title}, ${formatRange({ min: position.pay.min, max: position.pay.max }, formatDollars)} an hour, ${company.office.county} County`,
      description: `${position.title}: ${formatPay(position.pay)}. ${position.terms}. What you do, what you need, and the form. We answer within ${careersReply}.`,
    }),
  ),
  ...programs.map((program, index) =>
    routeOf('program', program, {
      sheet: `T-${index + 1}`,
      title: `${program.title}: ${formatCount(program.duration, 'week')} of training, ${recordById('programs', programTerms, program.id, 'content/addresses/record-routes.ts').fee}`,
      description: `${program.description} ${program.schedule}. What each week holds, dates, fee, what it leads to, and the form. We call within ${trainingReply}.`,
    }),
  ),
];

/** The page of one record; throws where there is none. */
export function recordRoute(name: RecordPageName, id: string): RecordRoute {
  const route = recordRoutes.find((one) => one.name === name && one.id === id);
  if (!route) throw new Error(`content/addresses/record-routes.ts: there is no page for the ${name} "${id}"`);
  return route;
}

function routeOf(
  name: RecordPageName,
  { id, title: label }: { id: string; title: string },
  words: Pick<Route, 'sheet' | 'title' | 'description'>,
): RecordRoute {
  return { name, id, path: recordPath(name, id), label, parent: recordPages[name].parent, ...words };
}
