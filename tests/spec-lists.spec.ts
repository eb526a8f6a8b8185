import { capabilityStatement } from '#content/capability-statement.ts';
import { careerBenefits } from '#content/career-benefits.ts';
import { careerPath } from '#content/career-path.ts';
import { certifications, trainingOutcomes } from '#content/certifications.ts';
import { chillerServices } from '#content/chiller-services/index.ts';
import { chillerTypes, industries } from '#content/chillers.ts';
import { countyNames, regions } from '#content/counties.ts';
import { credentials } from '#content/credentials.ts';
import { equipment } from '#content/equipment.ts';
import { guarantees } from '#content/guarantees.ts';
import { naicsCodes } from '#content/naics.ts';
import { partnerBenefits } from '#content/partner-benefits.ts';
import { partnerReasons } from '#content/partner-reasons.ts';
import { strategicPartners } from '#content/partners.ts';
import { positions } from '#content/positions/index.ts';
import { programs } from '#content/programs/index.ts';
import { projects } from '#content/projects/index.ts';
import { qualifications } from '#content/qualifications.ts';
import { qualityStandards } from '#content/quality-standards.ts';
import { readiness } from '#content/readiness.ts';
import { type RouteName, routes } from '#content/routes.ts';
import { serviceLevels } from '#content/service-agreement.ts';
import { services } from '#content/services/index.ts';
import { leadership, specialists } from '#content/team/index.ts';
import { trades } from '#content/trades/index.ts';
import { trainingAbout } from '#content/training-about.ts';
import { trainingReasons } from '#content/training-reasons.ts';
import { expect, test } from './support/site.ts';

const { competencies, differentiators } = capabilityStatement;

// the HTML alone must list all of it
test.use({ javaScriptEnabled: false });

type Entry = string | { title: string } | { name: string } | { text: string };
type List = readonly [what: string, atLeast: number, entries: readonly Entry[], role: Role];
type Role = 'heading' | 'listitem' | 'rowheader' | 'cell' | 'term' | 'definition' | 'region';

/** What every page lists and how many there must be: a record that is lost, and one that is not shown, both fail. */
const lists: Partial<Record<RouteName, readonly List[]>> = {
  home: [
    ['service cards', 8, services, 'heading'],
    ['credentials', 6, credentials, 'rowheader'],
  ],
  government: [
    ['NAICS codes', 7, naicsCodes.map(({ code }) => code), 'rowheader'],
    ['NAICS titles', 7, naicsCodes, 'cell'],
    ['credentials', 6, credentials, 'listitem'],
    ['core services', 6, competencies, 'term'],
    ['readiness', 3, readiness, 'heading'],
  ],
  commercial: [
    ['markets', 4, ['Retail', 'Office', 'Industrial', 'Warehouse'], 'heading'],
    ['service agreement (SLA)', 3, serviceLevels, 'heading'],
    ['guarantees', 3, guarantees, 'heading'],
  ],
  residential: [['counties', 67, countyNames, 'listitem']],
  services: [['catalog', 16, equipment, 'rowheader']],
  projects: [
    ['projects', 5, projects, 'heading'],
    ['references', 1, ['Government references'], 'heading'],
    ['quality standards', 6, qualityStandards, 'listitem'],
  ],
  team: [
    ['leadership', 5, leadership, 'heading'],
    ['specialists', 4, specialists, 'heading'],
    ['strategic partners', 3, strategicPartners, 'rowheader'],
  ],
  training: [
    ['about', 4, trainingAbout, 'term'],
    ['programs', 5, programs, 'heading'],
    ['certifications', 4, certifications, 'rowheader'],
    ['outcomes', 4, trainingOutcomes, 'listitem'],
    ['why choose us', 4, trainingReasons, 'heading'],
  ],
  careers: [
    ['benefits', 6, careerBenefits, 'heading'],
    ['positions', 3, positions, 'heading'],
    ['career path', 3, careerPath, 'heading'],
  ],
  subcontractors: [
    ['benefits', 6, partnerBenefits, 'heading'],
    ['trades', 5, trades, 'rowheader'],
    ['requirements', 5, trades.flatMap(({ requirements }) => requirements), 'listitem'],
    ['qualifications', 6, qualifications, 'listitem'],
    ['reasons', 4, partnerReasons, 'heading'],
    ['coverage', 3, ['Broward', 'Palm Beach', 'Miami-Dade'], 'term'],
    ['contact card', 1, ['Partner With Us'], 'heading'],
  ],
  contact: [
    ['certifications', 6, credentials, 'definition'],
    ['regions', 8, regions, 'heading'],
    ['counties', 67, countyNames, 'listitem'],
    ['emergency card', 1, ['Emergency line available 24/7'], 'heading'],
  ],
  capabilityStatement: [
    ['NAICS titles', 7, naicsCodes, 'region'],
    ['competencies', 6, competencies, 'region'],
    ['differentiators', 5, differentiators, 'region'],
  ],
  chillers: [
    ['types', 3, chillerTypes, 'heading'],
    ['industries', 8, industries, 'rowheader'],
  ],
  chillerServices: [['services', 7, chillerServices, 'heading']],
};

for (const [name, due] of Object.entries(lists)) {
  const { path } = routes[name as RouteName];
  test(`${path} lists all that it should`, async ({ page }) => {
    await page.goto(path);
    for (const [what, atLeast, entries, role] of due) {
      expect.soft(entries.length, `number of ${what}`).toBeGreaterThanOrEqual(atLeast);
      const shown = page.getByRole('main').getByRole(role);
      const texts = (await shown.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').toLowerCase());
      const missing = entries.map(titleOf).filter((title) => !texts.some((text) => text.includes(title)));
      expect.soft(missing, `${what} that are not shown`).toEqual([]);
    }
  });
}

function titleOf(entry: Entry): string {
  const title = typeof entry === 'string' ? entry : 'title' in entry ? entry.title : nameOf(entry);
  return title.toLowerCase();
}

function nameOf(entry: { name: string } | { text: string }): string {
  return 'name' in entry ? entry.name : entry.text;
}
