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
import { answerFrom } from '#content/facts/promises.ts';
import { equipment } from '#content/facts/services.ts';
import { statementClaims } from '#content/facts/statement.ts';
import { partnerLiability, paymentDays } from '#content/facts/subcontracting.ts';
import { trainingAbout, trainingCost, trainingNext, trainingOutcomes } from '#content/facts/training.ts';
import { careersPage } from '#content/pages/careers.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { elementsIn, textOf } from './markup.ts';

type Entry = string | { title: string } | { name: string } | { text: string };

/** What each page lists all of, besides under headings, which its outline keeps, and what is asked first there. */
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
    [
      trainingCost,
      ...trainingAbout,
      ...certifications,
      ...trainingOutcomes,
      ...trainingNext,
      answerFrom.training.line,
    ],
  ],
  [
    routes.subcontractors,
    [
      ...trades.flatMap(({ license, requirements }) => [license ?? [], requirements].flat()),
      ...qualifications,
      ...paymentDays.map(({ from }) => from),
      partnerLiability,
      ...serviceArea.homeCounties,
    ],
  ],
  [routes.chillers, industries],
  [routes.careers, [answerFrom.careers.line, careersPage.equal]],
]);

/** What a page should list or say and does not, whatever its line breaks and capitals. */
export function unlisted(route: Route, html: string): string[] {
  const [main] = elementsIn(html).filter(({ tagName }) => tagName === 'main');
  const text = main ? squeezed(textOf(main)) : '';
  return (lists.get(route) ?? []).map(titleOf).filter((title) => !text.includes(squeezed(title)));
}

function titleOf(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  if ('title' in entry) return entry.title;
  return 'name' in entry ? entry.name : entry.text;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}
