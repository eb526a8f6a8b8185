import { certifications } from 'records:certifications';
import { credentials } from 'records:credentials';
import { industries } from 'records:industries';
import { naicsCodes } from 'records:naics-codes';
import { qualifications } from 'records:qualifications';
import { qualityStandards } from 'records:quality-standards';
import { rates } from 'records:rates';
import { serviceArea } from 'records:service-area';
import { strategicPartners } from 'records:strategic-partners';
import { trades } from 'records:trades';
import { trainingOutcomes } from 'records:training-outcomes';
import * as careersPage from 'words:careers';
import { careersAnswer, partnerLiability, trainingAnswer } from 'words:sentences';
import { claims } from 'words:statement';
import { cost } from 'words:training';
import { formatDollars } from '#content/values/format.ts';
import { priceSchedule } from '#src/views/price-schedule.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { equipment } from '#src/views/services.ts';
import { paymentDays } from '#src/views/subcontracting.ts';
import { trainingAbout } from '#src/views/training.ts';
import { squeezed } from '../support/site.ts';
import { elementsIn, textOf } from './markup.ts';

type Entry = string | { title: string } | { name: string } | { text: string };

/** What each page lists all of, besides under headings, which its outline keeps, and what is asked first there. */
const lists = new Map<Route, readonly Entry[]>([
  [routes.government, [...naicsCodes, ...credentials, ...claims.competencies]],
  [
    routes.commercial,
    [
      ...[rates.privateTechnician, rates.privateHelper].map((rate) => formatDollars(rate.dollarsPerHour)),
      ...priceSchedule.commercial.map(({ what }) => what),
    ],
  ],
  [routes.services, equipment],
  [routes.projects, qualityStandards],
  [routes.team, strategicPartners],
  [
    routes.training,
    [
      cost,
      ...trainingAbout,
      ...certifications,
      ...trainingOutcomes.shown,
      ...trainingOutcomes.next,
      trainingAnswer,
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
  [routes.careers, [careersAnswer, careersPage.equal]],
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
