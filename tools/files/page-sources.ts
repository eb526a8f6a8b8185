import type { RecordPageName, RouteName } from '#content/addresses/routes.ts';
import { type DescribedPage, isRecordPage } from '#tools/pages/described-page.ts';

/** What every page shows at its head and foot. */
const everywhere = ['records/company', 'records/hours'];

/**
 * What a page says in figures, dates and drawings besides its own words, below `content/`. What it says in sentences is found in
 * them (said-files.ts).
 */
const shown: Partial<Record<RouteName, readonly string[]>> = {
  home: [
    'facts/services.ts',
    'records/bonding',
    'records/credentials',
    'records/promises',
    'records/rates',
    'records/drawings/air-handler.yaml',
  ],
  government: [
    'records/bonding',
    'records/credentials',
    'records/insurance',
    'records/naics-codes',
    'records/projects',
    'records/promises',
    'records/psc-codes',
    'records/rates',
    'records/readiness',
    'records/service-area',
  ],
  commercial: [
    'facts/agreement.ts',
    'facts/markets.ts',
    'facts/price-schedule.ts',
    'facts/service-agreement.ts',
    'records/agreement',
    'records/guarantees',
    'records/promises',
    'records/rates',
  ],
  residential: [
    'facts/price-schedule.ts',
    'records/financing',
    'records/guarantees',
    'records/promises',
    'records/rates',
    'records/regions',
    'records/sections',
    'records/service-area',
    'records/testimonials',
  ],
  services: ['facts/equipment.ts', 'facts/equipment-links.ts', 'records/chiller-types', 'records/promises'],
  projects: ['records/projects', 'records/quality-standards'],
  team: ['records/strategic-partners', 'records/team', 'records/trades'],
  training: [
    'facts/training-about.ts',
    'facts/training-outcomes.ts',
    'records/certifications',
    'records/programs',
    'records/testimonials',
    'records/training-reasons',
    'records/training-terms',
  ],
  careers: [
    'facts/career-path.ts',
    'records/career-benefits',
    'records/positions',
    'records/programs',
    'records/promises',
    'records/testimonials',
  ],
  subcontractors: [
    'facts/partner-reasons.ts',
    'records/partner-benefits',
    'records/qualifications',
    'records/subcontract-terms',
    'records/trades',
  ],
  contact: ['records/promises', 'records/regions', 'records/service-area'],
  capabilityStatement: [
    'facts/statement-claims.ts',
    'records/bonding',
    'records/credentials',
    'records/insurance',
    'records/naics-codes',
    'records/projects',
    'records/psc-codes',
  ],
  chillers: ['records/chiller-types', 'records/industries'],
  chillerServices: ['facts/chiller-services.ts', 'records/promises'],
  privacy: ['facts/form-delivery.ts'],
};

/** Whether a file says something: the rules and lists beside the records are read by nobody. */
export function isSaid(file: string): boolean {
  return !/^content\/records\/.*\.(ts|json)$/.test(file);
}

/** Where the records lie that have pages of their own. */
const folders: Record<RecordPageName, string> = {
  project: 'projects',
  position: 'positions',
  program: 'programs',
};

/** The files and folders whose change is a change of the page, from the root of the project. */
export function pageSources(page: DescribedPage): string[] {
  const words = `pages/${page.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const own = isRecordPage(page) ? recordFiles(page) : (shown[page.name as RouteName] ?? []);
  return [words, ...everywhere, ...own].map((path) => `content/${path}`);
}

/** A record is one file with its picture beside it, or a folder of its name. */
function recordFiles({ name, record }: { name: RecordPageName; record: string }): string[] {
  const path = `records/${folders[name]}/${record}`;
  return [path, ...['yaml', 'png', 'jpg', 'jpeg', 'webp'].map((ending) => `${path}.${ending}`)];
}
