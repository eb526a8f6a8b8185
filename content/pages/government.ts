import { type CredentialLine, credentialLines } from '../facts/credentials.ts';
import { licenseNumber, womanOwned } from '../facts/identity.ts';
import { naicsSource, primaryNaicsCode } from '../facts/naics.ts';
import { countyCount, homeCounties } from '../facts/places.ts';
import { bondAggregate, bondPercent, bondSingle, governmentRate } from '../facts/prices.ts';
import { emergencyConditions, emergencyGovernment } from '../facts/promises.ts';
import { proposalContact, proposalReply } from '../facts/replies.ts';
import { heldSetAsides, registrations, setAsidesInProcess } from '../facts/standing.ts';
import { capitalize, formatDollars, formatMillions, numberWord } from '../format.ts';
import { bonding } from '../records/bonding/bonding.ts';
import { company } from '../records/company/company.ts';
import type { Credential } from '../records/credentials/schema.ts';
import { rates } from '../records/rates/rates.ts';
import { regions } from '../records/regions/regions.ts';
import { statusWords } from '../words/status.ts';

const regionCount = numberWord(regions.length);
const largestPremium = formatDollars((bonding.single * bonding.performanceBondPercent) / 100);

/** The words of the data sheet for contracting officers. */
export const government = {
  title: 'Mechanical work on Florida’s public buildings.',
  lead: 'What contracting officers and primes check before an award, on one sheet. The one-page capability statement says the same.',
  pdf: 'Capability statement, PDF',
  statement: 'Open it as a page',

  data: {
    title: 'Company data',
    naics: { label: 'Primary NAICS', figure: primaryNaicsCode.code },
    naicsText: `${primaryNaicsCode.title}.`,
    naicsSize: `Size standard ${formatMillions(primaryNaicsCode.sizeStandard)}.`,
    single: { label: 'Single bond', figure: bondSingle },
    singleText: 'The largest bond on one project.',
    aggregate: { label: 'Aggregate bonds', figure: bondAggregate },
    aggregateText: 'All open projects together.',
    /** In the order of the plate: the first four are read on the first screen. */
    facts: [
      ...code('UEI', company.uei, 'Unique Entity ID of SAM.gov'),
      ...code('CAGE', company.cage, 'Commercial and Government Entity code'),
      ...standing('Set-aside held', 'held', heldSetAsides),
      ...registrations.map(({ shortName, status, statement, word }) => ({
        term: shortName,
        status,
        value: status === 'held' ? 'Active' : word,
        note: statement,
      })),
      ...standing('Set-aside in process', 'in-process', setAsidesInProcess),
      { term: 'Ownership', value: `Woman-owned, ${womanOwned}`, note: 'Held by the president' },
      { term: 'Florida license', value: licenseNumber, note: 'Certified contractor no.' },
      { term: 'Proposals', value: company.email, isEmail: true, note: `Answer within ${proposalReply}` },
    ] satisfies PlateFact[],
  },

  index: {
    title: 'On this page',
    contact: 'Point of contact',
    contactName: proposalContact,
    pdf: 'Statement, PDF',
  },

  /** The sections in the order of the sheet index; `id` is the anchor that other pages link to. */
  sections: {
    naics: { id: 'naics', title: 'NAICS codes', note: naicsSource },
    credentials: {
      id: 'credentials',
      title: 'Credentials',
      note: 'What we hold, what we have applied for, and what is experience alone.',
    },
    bonding: {
      id: 'bonding',
      title: 'Bonding',
      note: 'The largest bond on one project, all open projects together, and what a bond adds.',
    },
    performance: {
      id: 'past-performance',
      title: 'Past performance',
      note: 'Public work. Each name leads to its scope, plant and duration.',
    },
    services: {
      id: 'core-services',
      title: 'Core services',
      note: 'And what an hour of a technician costs on government work.',
    },
    areas: {
      id: 'service-areas',
      title: 'Service areas',
      note: `${countyCount} counties in ${regionCount} regions, under one state license.`,
    },
    readiness: {
      id: 'readiness',
      title: 'Storm readiness',
      note: 'What we do around the hurricane season, June\u00a01 to November\u00a030.',
    },
  },

  naics: {
    columns: { code: 'Code', title: 'Official title', size: 'Size standard', work: 'What we do under it' },
    primary: 'Primary',
  },

  credentials: (['held', 'in-process', 'experience'] as const)
    .map((status) => ({
      status,
      title: statusWords[status],
      items: credentialLines.filter((credential) => credential.status === status).map(listed),
    }))
    .filter(({ items }) => items.length > 0),

  bonding: {
    single: 'single project',
    aggregate: 'aggregate, all open projects together',
    added: 'what a performance bond adds',
    cost: 'project cost',
    bond: `+${bondPercent}`,
    facts: [
      {
        term: 'Performance bond',
        value: `Adds ${bondPercent} of project cost: ${largestPremium} on ${bondSingle}`,
      },
      { term: 'Miller Act, federal', value: 'Bonds on construction contracts over $150,000' },
      { term: 'Florida Statutes, s. 255.05', value: 'Bond on public works over $100,000' },
      ...(bonding.surety === null ? [] : [{ term: 'Surety', value: bonding.surety }]),
    ],
  },

  performance: {
    columns: { project: 'Project', customer: 'Customer', role: 'Our role', value: 'Value', year: 'Year' },
    sample: 'Sample projects, until the owner supplies real ones.',
  },

  services: {
    rate: {
      label: 'Labor rate',
      figure: governmentRate,
      unit: 'an hour, technician on government work',
      includes: 'It includes',
      text: rates.governmentTechnician.includes,
      note: 'Where the scope allows it, we quote a fixed price.',
    },
  },

  areas: {
    map: `Map of Florida’s ${countyCount} counties in ${regionCount} numbered regions; ${homeCounties} are marked.`,
    terms: [
      {
        title: capitalize(emergencyGovernment),
        text: 'Emergency crew on site at public buildings, day and night, all year.',
      },
      { title: 'Conditions', text: emergencyConditions },
      { title: 'Planned work', text: 'Date, crew and travel are named in the proposal.' },
      {
        title: 'Hurricane-zone papers',
        text: 'In Miami-Dade and Broward, the High-Velocity Hurricane Zone (HVHZ), we file product approvals and signed wind calculations with the permit.',
      },
    ],
    list: `All ${countyCount} counties by region`,
  },

  emergency: {
    title: 'Cooling lost in a public building',
    subtitle:
      'Name the building and what has stopped. The call is logged under your contract from the first minute.',
  },

  closing: {
    title: 'Sources sought, RFQ or RFP: send it over.',
    text: `A request for quotations (RFQ) or for proposals (RFP) is answered within ${proposalReply}, even when the answer is that the job does not fit us.`,
    contact: 'Contact us',
    statement: 'Capability statement',
    pdf: 'Download the PDF',
  },
} as const;

/** A cell of the nameplate. */
export interface PlateFact {
  term: string;
  value: string;
  note: string;
  status?: Credential['status'];
  isEmail?: boolean;
}

/** The cell of a code; none where the company has no such code. */
function code(term: string, value: string | null, note: string): PlateFact[] {
  return value === null ? [] : [{ term, value, note }];
}

function standing(
  term: string,
  status: Credential['status'],
  programs: { names: string; statement: string } | null,
): PlateFact[] {
  return programs === null ? [] : [{ term, status, value: programs.names, note: programs.statement }];
}

function listed({ name, longName, statement, verify }: CredentialLine) {
  const check = verify && { text: `Check at ${verify.label}`, url: verify.url };
  return { name, longName, statement, check };
}
