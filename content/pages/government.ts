import { bonding } from 'records:bonding';
import { rates } from 'records:rates';
import { regions } from 'records:regions';
import { localCertifications, plateFacts } from '../facts/credentials.ts';
import { countyCount, homeCountiesAre } from '../facts/identity.ts';
import { naicsSource, primaryNaicsCode } from '../facts/naics.ts';
import {
  bondAggregate,
  bondPercent,
  bondSingle,
  governmentRate,
  governmentSameRate,
  projectValue,
  suretyLetter,
} from '../facts/prices.ts';
import { answerFrom, emergencyConditions, emergencyGovernment } from '../facts/promises.ts';
import {
  capitalize,
  formatDollars,
  formatMillions,
  months,
  numberWord,
  uncapitalize,
} from '../values/format.ts';

const regionCount = numberWord(regions.length);
const { name: answerer, within: answered } = answerFrom.proposal;
const largestPremium = formatDollars((bonding.single * bonding.performanceBondPercent) / 100);

/** The words of the data sheet for contracting officers. */
export const governmentPage = {
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
    facts: plateFacts,
  },

  index: {
    title: 'On this page',
  },

  /** The sections in the order of the sheet index; `id` is the anchor that other pages link to. */
  sections: {
    naics: { id: 'naics', title: 'NAICS codes' },
    credentials: { id: 'credentials', title: 'Credentials' },
    bonding: { id: 'bonding', title: 'Bonding and insurance' },
    performance: { id: 'past-performance', title: 'Past performance and references' },
    services: { id: 'core-services', title: 'Core services' },
    areas: { id: 'service-areas', title: 'Service areas' },
    readiness: { id: 'readiness', title: 'Storm readiness' },
  },

  naics: {
    source: naicsSource,
    columns: {
      code: 'Code',
      title: 'Official title',
      size: 'Size standard',
      work: 'What we do under it',
    },
    primary: 'Primary',
    psc: {
      title: 'Product and service codes (PSC)',
      columns: { code: 'Code', title: 'Official title', work: 'What we do under it' },
      sample: 'Sample codes, until the owner supplies those of SAM.gov.',
    },
  },

  /** Under what is held: a county buyer asks first. */
  localCertifications,

  bonding: {
    premium: {
      figure: `+${bondPercent}`,
      unit: 'of project cost for a performance bond',
      example: `${largestPremium} on a project of ${bondSingle}.`,
    },
    facts: [
      ...(bonding.surety === null ? [] : [{ term: 'Surety', value: bonding.surety }]),
      { term: 'Surety letter', value: `For a named project, ${suretyLetter} of the request` },
      // FAR 28.102-1; this threshold does not rise with inflation
      { term: 'Miller Act, federal', value: 'Bonds on construction contracts over $150,000' },
      // s. 255.05(1)(d)
      {
        term: 'Florida Statutes, s. 255.05',
        value:
          'State work: none up to $100,000. Up to $200,000 the public owner may waive it. Above that: required.',
      },
    ],
    bonds: 'Bonds',
    /** Over content/facts/insurance.ts. */
    insurance: 'Insurance',
  },

  performance: {
    note: 'Public work. Each name leads to its scope, plant and duration.',
    terms: {
      value: 'Value',
      place: 'Where',
      plant: 'Plant',
      customer: 'Customer',
      role: 'Our role',
      year: 'Year',
      funding: 'Paid by',
    },
    references: `Projects of ${projectValue}. Two public-sector references come with each proposal: a person to call, contract number, value and dates.`,
    sample: 'Sample projects, until the owner supplies real ones.',
  },

  services: {
    /** On both halves of the section where a phone cuts it. */
    rate: {
      label: 'Labor rate',
      figure: governmentRate,
      unit: 'an hour, technician on government work',
      includes: 'It includes',
      text: uncapitalize(rates.governmentTechnician.includes),
      notes: [
        governmentSameRate,
        `A bond is not in it: where one is required, it adds ${bondPercent} of project cost.`,
        'Where the scope allows it, we quote a fixed price; travel is in it.',
      ],
    },
  },

  areas: {
    note: `${countyCount} counties in ${regionCount} regions, under one state license.`,
    map: `Map of Florida’s ${countyCount} counties in ${regionCount} numbered regions; ${homeCountiesAre} marked.`,
    /** In how many hours, beside the counties in which they hold; what they depend on leads the terms. */
    hours: [
      {
        title: capitalize(emergencyGovernment),
        text: 'Emergency crew on site at public buildings, day and night, all year.',
      },
    ],
    terms: [
      { title: 'Conditions', text: emergencyConditions },
      { title: 'Planned work', text: 'Date, crew and travel are named in the proposal.' },
      {
        title: 'Hurricane-zone papers',
        text: 'In Miami-Dade and Broward, the High-Velocity Hurricane Zone (HVHZ), we file product approvals and signed wind calculations with the permit.',
      },
    ],
  },

  readiness: {
    /** By their first three letters. */
    months: months.map((month) => month.slice(0, 3)),
    note: 'The months to scale; a storm in them enlarged.',
    ready: 'Ready by June\u00a01',
    season: 'Hurricane season, June\u00a01 to November\u00a030',
  },

  emergency: {
    title: 'Cooling lost in a public building',
    subtitle:
      'Name the building and what has stopped. The call is logged under your contract from the first minute.',
  },

  closing: {
    title: 'Sources sought, RFQ or RFP: send it over.',
    text: `On a request for quotations (RFQ) or for proposals (RFP) you hear from ${answerer} ${answered}: whether we bid and when the proposal comes, or a plain no.`,
    contact: 'Contact us',
  },
} as const;
