import { certifications } from 'records:certifications';
import { credentials } from 'records:credentials';
import { industries } from 'records:industries';
import { naicsCodes } from 'records:naics-codes';
import { qualifications } from 'records:qualifications';
import { qualityStandards } from 'records:quality-standards';
import { serviceArea } from 'records:service-area';
import { strategicPartners } from 'records:strategic-partners';
import { trades } from 'records:trades';
import type { Route } from '#content/addresses/routes.ts';
import { routes } from '#content/addresses/routes.ts';
import { priceSchedule } from '#content/facts/price-schedule.ts';
import { equipment } from '#content/facts/services.ts';
import { statementClaims } from '#content/facts/statement.ts';
import { trainingAbout, trainingCost, trainingNext, trainingOutcomes } from '#content/facts/training.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { type Element, textOf } from './markup.ts';

type Entry = string | { title: string } | { name: string } | { text: string };

/** What each page lists all of, besides under headings, which its outline keeps. */
const lists = new Map<Route, readonly Entry[]>([
  [routes.government, [...naicsCodes, ...credentials, ...statementClaims.competencies]],
  [
    routes.commercial,
    [
      ...commercialPage.rates.labor.rows.map(({ rate }) => rate),
      ...priceSchedule.commercial.map(({ what }) => what),
    ],
  ],
  [routes.services, equipment],
  [routes.projects, qualityStandards],
  [routes.team, strategicPartners],
  [
    routes.training,
    [trainingCost, ...trainingAbout, ...certifications, ...trainingOutcomes, ...trainingNext],
  ],
  [
    routes.subcontractors,
    [...trades.flatMap(({ requirements }) => requirements), ...qualifications, ...serviceArea.homeCounties],
  ],
  [routes.chillers, industries],
]);

/** Records that a page does not list, in a list or a table of its own. */
export function unlisted(route: Route, elements: readonly Element[]): string[] {
  const entries = elements.filter(({ tagName }) => /^(li|th|td|dt|dd)$/.test(tagName)).map(textOf);
  const texts = entries.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
  return (lists.get(route) ?? [])
    .map(titleOf)
    .filter((title) => !texts.some((text) => text.includes(title.toLowerCase())));
}

function titleOf(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  if ('title' in entry) return entry.title;
  return 'name' in entry ? entry.name : entry.text;
}
