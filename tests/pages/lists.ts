import { careerBenefits } from 'records:career-benefits';
import { certifications } from 'records:certifications';
import { chillerTypes } from 'records:chiller-types';
import { credentials } from 'records:credentials';
import { guarantees } from 'records:guarantees';
import { industries } from 'records:industries';
import { naicsCodes } from 'records:naics-codes';
import { partnerBenefits } from 'records:partner-benefits';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { qualifications } from 'records:qualifications';
import { qualityStandards } from 'records:quality-standards';
import { readiness } from 'records:readiness';
import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { strategicPartners } from 'records:strategic-partners';
import { trades } from 'records:trades';
import { trainingReasons } from 'records:training-reasons';
import type { Page } from '@playwright/test';
import { serviceLevels } from '#content/facts/agreement.ts';
import { careerPath, openPositions } from '#content/facts/careers.ts';
import { countyNames } from '#content/facts/identity.ts';
import { leadership, specialists } from '#content/facts/people.ts';
import { priceSchedule } from '#content/facts/price-schedule.ts';
import { chillerServices, equipment, markets, services } from '#content/facts/services.ts';
import { emergencyClaim, statementClaims } from '#content/facts/statement.ts';
import { partnerReasons } from '#content/facts/subcontracting.ts';
import { trainingAbout, trainingCost, trainingNext, trainingOutcomes } from '#content/facts/training.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { projectsPage } from '#content/pages/projects.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { contactCard, emergencyCard } from '#content/words/contact-card.ts';

const { competencies } = statementClaims;
const differentiators = [emergencyClaim, ...statementClaims.differentiators];

type Entry = string | { title: string } | { name: string } | { text: string };
type List = readonly [what: string, entries: readonly Entry[], role: Role];
type Role = 'heading' | 'listitem' | 'rowheader' | 'cell' | 'term' | 'definition' | 'region';

/** What each page shows all of, and as what. */
const lists: Partial<Record<RouteName, readonly List[]>> = {
  home: [
    ['service cards', services, 'heading'],
    ['credentials', credentials, 'heading'],
  ],
  government: [
    ['NAICS codes', naicsCodes.map(({ code }) => code), 'rowheader'],
    ['NAICS titles', naicsCodes, 'cell'],
    ['credentials', credentials, 'listitem'],
    ['core services', competencies, 'listitem'],
    ['readiness', readiness, 'heading'],
  ],
  commercial: [
    ['markets', markets, 'heading'],
    ['service agreement (SLA)', serviceLevels, 'heading'],
    ['guarantees', guarantees, 'heading'],
    ['rates', commercialPage.rates.labor.rows.map(({ rate }) => rate), 'rowheader'],
    ['prices', priceSchedule.commercial.map(({ what }) => what), 'rowheader'],
  ],
  residential: [['counties', countyNames, 'listitem']],
  services: [['catalog', equipment, 'rowheader']],
  projects: [
    ['projects', projects, 'heading'],
    ['references', [projectsPage.references], 'heading'],
    ['quality standards', qualityStandards, 'listitem'],
  ],
  team: [
    ['leadership', leadership, 'heading'],
    ['specialists', specialists, 'heading'],
    ['strategic partners', strategicPartners, 'rowheader'],
  ],
  training: [
    ['about', [trainingCost, ...trainingAbout], 'term'],
    ['programs', programs, 'heading'],
    ['certifications', certifications, 'rowheader'],
    ['outcomes', [...trainingOutcomes, ...trainingNext], 'listitem'],
    ['why choose us', trainingReasons, 'heading'],
  ],
  careers: [
    ['benefits', careerBenefits, 'heading'],
    ['positions', openPositions, 'heading'],
    ['career path', careerPath, 'heading'],
  ],
  subcontractors: [
    ['benefits', partnerBenefits, 'heading'],
    ['trades', trades, 'heading'],
    ['requirements', trades.flatMap(({ requirements }) => requirements), 'listitem'],
    ['qualifications', qualifications, 'listitem'],
    ['reasons', partnerReasons, 'heading'],
    ['coverage', serviceArea.homeCounties, 'term'],
    ['contact card', [contactCard.subcontractor], 'heading'],
  ],
  contact: [
    ['certifications', credentials, 'heading'],
    ['regions', regions, 'heading'],
    ['counties', countyNames, 'listitem'],
    ['emergency card', [emergencyCard], 'heading'],
  ],
  capabilityStatement: [
    ['NAICS titles', naicsCodes, 'region'],
    ['competencies', competencies, 'region'],
    ['differentiators', differentiators, 'region'],
  ],
  chillers: [
    ['types', chillerTypes, 'heading'],
    ['industries', industries, 'rowheader'],
  ],
  chillerServices: [['services', chillerServices, 'heading']],
};

/** Records that a page does not show, and lists that have nothing to show. */
export async function unlisted(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, entries, role] of lists[name as RouteName] ?? []) {
    const shown = await page.getByRole('main').getByRole(role).allInnerTexts();
    const texts = shown.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
    const missing = entries.map(titleOf).filter((title) => !texts.some((text) => text.includes(title)));
    faults.push(...missing.map((title) => `${what}: ${title}`));
    if (entries.length === 0) faults.push(`${what}: nothing to show`);
  }
  return faults;
}

function titleOf(entry: Entry): string {
  const title = typeof entry === 'string' ? entry : 'title' in entry ? entry.title : nameOf(entry);
  return title.toLowerCase();
}

function nameOf(entry: { name: string } | { text: string }): string {
  return 'name' in entry ? entry.name : entry.text;
}
