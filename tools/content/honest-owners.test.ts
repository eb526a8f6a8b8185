import { expect, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { chiller, company, rooftop } from '../../tests/fixtures/record-mistakes.ts';

const rates = 'rates.yaml';

// what another owner may have or do, however unlike the sample company: no rule refuses it
test.each<[what: string, edits: Record<string, Edit>]>([
  ['a rate whose quarter has cents', { [rates]: ['dollarsPerHour: 180', 'dollarsPerHour: 195'] }],
  ['more at night, in cents', { [rates]: ['afterHoursPercent: 0', 'afterHoursPercent: 15'] }],
  ['67 cents a mile', { [rates]: ['travelDollarsPerMile: 2', 'travelDollarsPerMile: 0.67'] }],
  ['no travel charge', { [rates]: ['travelDollarsPerMile: 2', 'travelDollarsPerMile: 0'] }],
  ['wages in cents', { 'positions/technician.yaml': ['min: 25', 'min: 24.50'] }],
  ['shares in halves', { 'team/ruth-okafor.yaml': ['14', '13.5'], 'team/tomas-rivera.yaml': ['10', '10.5'] }],
  ['shares in thirds', { 'team/ruth-okafor.yaml': ['14', '13.99'] }],
  ['an employee less', { 'team/luis-ferrer.yaml': null }],
  [
    'a project less',
    {
      'projects/warehouse-cooling/project.yaml': null,
      'markets.yaml': ['project: warehouse-cooling', 'project: rooftop-unit-replacement'],
    },
  ],
  ['two units and a half', { [rooftop]: [/tonnage: .*/, 'tonnage: 62.5'] }],
  ['a job of the last century', { [rooftop]: [/year: .*/, 'year: 1998'] }],
  [
    'words of no graduate yet',
    {
      'testimonials.yaml#training-hvac-fundamentals': null,
      'programs/hvac-fundamentals.yaml': [/^ {2}voice: .*\n/m, ''],
    },
  ],
  ['no gallery', { [chiller]: [/hasGallery: true\n[\s\S]*/, ''] }],
  ['one project on the statement', { [rooftop]: ['isPastPerformance: true\n', ''] }],
  [
    'no public project',
    {
      [chiller]: ['isPastPerformance: true\n', ''],
      [rooftop]: ['isPastPerformance: true\n', ''],
      'projects/permit-office-vrf/project.yaml': [/isPastPerformance: true\n/, ''],
    },
  ],
  ['no registration', { 'credentials.yaml#sam': null }],
  ['a size in employees', { 'naics-codes.yaml': [/sizeStandard: .*/, 'sizeStandard: { employees: 200 }'] }],
  ['a size in assets', { 'naics-codes.yaml': [/sizeStandard: .*/, 'sizeStandard: { assets: 850000000 }'] }],
  ['five benefits', { 'career-benefits.yaml#van': null, 'partner-benefits.yaml#near': null }],
  ['seven industries', { 'industries.yaml#retail': null }],
  ['one home county', { 'service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] }],
  ['a bonding line of $1.25M', { 'bonding.yaml': ['single: 2000000', 'single: 1250000'] }],
  ['no umbrella', { 'insurance.yaml': [/umbrella: .*/, 'umbrella: null'] }],
  ['a holiday in a program', { 'programs/hvac-fundamentals.yaml': ['end: 2099-03-12', 'end: 2099-03-19'] }],
  [
    'no date for a program',
    { 'programs/hvac-fundamentals.yaml': [/sessions:\n( {2}- .*\n)+/, 'sessions: []\n'] },
  ],
  ['nine digits of ZIP', { [company]: ['zip: "00000"', 'zip: "33301-1234"'] }],
  ['a founder of 1987', { [company]: ['copyrightYear: 2024', 'copyrightYear: 1987'] }],
  [
    'a loan without interest',
    {
      'financing.yaml': [/aprPercent: 9.99([\s\S]*)paymentCents: .*/, 'aprPercent: 0$1paymentCents: 7500'],
    },
  ],
])('%s', (_, edits) => expect(readEdited(edits).faults).toEqual([]));
