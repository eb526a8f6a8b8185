import { expect, test } from 'vitest';
import { type Edit, frozenText, readEdited } from '../../tests/fixtures/frozen-records.ts';

// what the check says of an office's edits to the frozen records; what no YAML may hold is told in yaml-source.test.ts, and the
// commonest mistakes are made as docs/editing-content.md tells them, by tests/guides

const chiller = 'projects/chiller-capital-repair/project.yaml';
const rooftop = 'projects/rooftop-unit-replacement/project.yaml';
const warehouse = 'projects/warehouse-cooling/project.yaml';
const company = 'company.yaml';
const rates = 'rates.yaml';
const promises = 'promises.yaml';
const technician = 'positions/technician.yaml';
const program = 'programs/hvac-fundamentals.yaml';
const ruth = 'team/ruth-okafor.yaml';
const wosb = 'credentials.yaml#wosb';
const code = 'psc-codes.yaml#j041';
const tools = 'career-benefits.yaml#tools';
const second = 'naics-codes.yaml#236220';
const features = /features:\n(?: +- .*\n)+/;
const [website, noOrigin] = [/website: .*/, 'website: is more than where a site lies; leave'] as const;
const counter = (host: string) => `counter: { script: https://count.${host}/count.js }\nnotices:`;
/** A sixth project, but for its sheet and title. */
const sixth = frozenText(rooftop).replace(/^isPastPerformance.*\n/m, '');
const another = (sheet: string) => sixth.replace('P-2', sheet).replace('Rooftop', 'Second rooftop');

const faultsAfter = (edits: Record<string, Edit>) => readEdited(edits).faults;

test.each<[file: string, find: string | RegExp, write: string, said: string]>([
  // the company: its license, owners, credentials, codes, insurance and statement
  [company, 'class: Class A', 'class: Class B', 'license.class: is no class that covers chillers; switch'],
  [company, '(954) 555-0142', '(954) 321-1234', 'phone: may be somebody’s; while sample is true use a'],
  [company, 'info@example.com', 'info@example.org', 'email: names example.org, which may be real; while'],
  [company, 'Emergency / emergencia', 'Emergencia', 'emergencyTextSpanish: lacks the word Emergency; keep'],
  [company, '(954) 555-0142', '954-555-0142', 'phone: is no phone number; write it as (954) 555-0142'],
  [company, /^uei: .*\n/m, '', 'uei: is missing; add it'],
  [company, 'mode: here', 'mode: there', 'is no way to receive messages; write mode: here'],
  [company, 'mode: here', 'mode: here, urll: x', 'delivery.urll: is no field of this record; '],
  [company, /^notices:/m, counter('x.net'), 'counter.script: lies on count.x.net, which is not yours; run'],
  [company, /timeZone: .*/, 'timeZone: Florida', 'timeZone: is no time zone; write America/New_York'],
  [company, website, 'website: https://example.com/home', noOrigin],
  [company, website, 'website: https://example.com/?a=b', noOrigin],
  [company, website, 'website: https://me@example.com', noOrigin],
  [ruth, '(954) 555-0187', '(954) 321-1234', 'direct: may be somebody’s; while sample is true use a number'],
  ['credentials.yaml#sba-8a', /verify: .*/, 'verify: null', 'verify: is missing; what is held needs a place'],
  [wosb, /date: .*/, 'date: null', 'date: is missing; say for which month "in process" is true'],
  [wosb, 'validThrough: null', 'validThrough: 2099-12-31', 'validThrough: belongs to what is held; write'],
  [wosb, 'in-process', 'pending', 'status: is no status; use held, in-process or experience'],
  [wosb, 'number: null', 'number: 0012345', 'wosb.number: is a number; put it in quotes: "0012345"'],
  ['credentials.yaml#sam', /validThrough: 2\d+/, 'validThrough: 1999', 'sam.validThrough: is not after date'],
  ['credentials.yaml#fema', / *projects: .*\n/, '', 'projects: belongs to an experience, which needs one'],
  [second, 'isPrimary: false', 'isPrimary: true', 'is true 2 times; set it on the first code alone'],
  [second, 'isSmall: true', 'isSmall: false', '238220.isSmall: is true, though 236220 with a'],
  [code, 'J041', 'J0410', 'j041.code: is no product or service code; write its four capital letters'],
  [code, 'code: J041', 'code:', 'j041.code: is empty; write it, or take the line out'],
  ['insurance.yaml', 'occurrence: 1', 'occurrence: 3', 'liability.occurrence: is more than the aggregate'],
  ['quality-standards.yaml', 'days: 30', 'days: 31', 'as-built.days: is not what the text says; correct one'],
  // hours, prices, sessions, payments
  ['hours.yaml', 'from: "07:00"', 'from: "19:00"', 'days[0].open: closes before it opens; correct'],
  ['hours.yaml', '"07:00"', '"7:00 AM"', 'days[0].open.from: is no time of day; write 24-hour digits, such'],
  [promises, 'nightEnds: "06', 'nightEnds: "21', 'nightEnds: is not before callBy; between the two'],
  [promises, 'arriveBy: "10', 'arriveBy: "05', 'arriveBy: is not after nightEnds; name a time of'],
  [rates, 'minimumHours: 1', 'minimumHours: 2', 'charges.diagnosisHours: is less than minimumHours, which'],
  [rates, 'stepMinutes: 15', 'stepMinutes: 20', 'charges.stepMinutes: is no step; charge by 15, 30 or 60'],
  [program, 'end: 2099-03-12', 'end: 2099-03-05', 'ends in week 5 from start, the program lasts 6;'],
  [program, 'applyBy: 2099-01-27', 'applyBy: 2099-02-03', '[0].applyBy: is not before start; correct'],
  [program, / +- Electrical basics\n/, '', 'topics: holds 3 topics, the page is drawn for 4; add or remove'],
  ['financing.yaml', 'Cents: 11889', 'Cents: 12900', 'paymentCents: does not follow from principal,'],
  ['financing.yaml', 'years: 10', 'years: 9', 'lender.payments: last longer than years; correct'],
  ['subcontract-terms.yaml', 'payLatestDays: 4', 'payLatestDays: ', 'payLatestDays: is earlier than payDays'],
  [technician, 'min: 25', 'min: 45', 'pay: runs backwards; write the lower wage as min'],
  [technician, 'min: 25', 'min: 35', 'pay: is one wage, and its page draws a band; write as max what'],
  [technician, /sample: .*\n/, '', 'sample: is missing; write sample: true until the record is real, then'],
  [technician, /openUntil: .*/, 'openUntil: 2020-01-01', 'openUntil: is before posted; correct'],
  // projects, their pictures, and people's words
  [chiller, 'title:', 'titel:', 'titel: is no field of this record; write title, or remove it'],
  [chiller, 'isOpen', 'isOpn', 'valueBand.isOpn: is no field of this record; write isOpen, or remove it'],
  [chiller, /^title:.*\n/m, '', 'title: is missing; write the text for the project heading'],
  [chiller, /^title:.*/m, 'title: " "', 'title: is empty; write the text for the project heading'],
  [chiller, /^title:.*/m, `title: ${'x'.repeat(100)}`, 'title: has 100 characters, the limit for the'],
  [chiller, /tonnage: 800/, 'tonnage: 800 tons', 'tonnage: is no number; write tons as digits, such as 0.5'],
  [chiller, / {4}alt: >-\n(.*\n){2}/, '', 'galleryPhotos[0].alt: is missing; describe what the picture'],
  [rooftop, /alt: >-?\n(.*\n)+?(?=\S|$)/, 'alt: Photo\n', 'picture.alt: says too little; describe what the'],
  [rooftop, 'crane-lift.png', 'crane-lift.heic', 'picture.url: is no picture; name a .png, .jpg or .webp'],
  [rooftop, /picture:\n(?: +.*\n)+/, 'picture: crane-lift.png\n', 'has no fields; write each on a'],
  [rooftop, /$/, 'hasGallery: true\n', 'hasGallery: and galleryPhotos disagree; set hasGallery: true'],
  [rooftop, 'min: 500000', 'min: 10000', 'valueBand: lies outside projectValue of content/records/'],
  [rooftop, /min: \d+/, 'min: 250,000', 'valueBand.min: is "250,000"; write digits alone: 250000'],
  [rooftop, features, 'features: One crane\n', 'features: is no list; write each entry on a line of its own'],
  ['testimonials.yaml#residential-hialeah', 'rating: 5', 'rating: 6', 'rating: is 6; the page shows'],
  ['testimonials.yaml#careers-helper', / *years: .*\n/, '', 'years: is missing; add the years with'],
  // whatever the record is of
  ['service-area.yaml', 'Miami-Dade', 'Miami Dade', 'is not in content/records/regions; write Miami-Dade'],
  ['career-benefits.yaml', /^tools:/m, 'hand tools:', 'rename it hand-tools'],
  [rates, '  dollarsPerHour', '\tdollarsPerHour', 'begins with a tab; indent with spaces, as the'],
  [rates, 'sample: true', 'sample: yes', 'sample: is "yes"; write true or false'],
  [rates, 'Hour: 180', 'Hour: "180"', 'dollarsPerHour: stands in quotes; write 180 without them'],
  [rates, /[\s\S]*/, '# nothing yet\n', 'record: is empty; write it'],
  ['testimonials.yaml', /[\s\S]*/, '- page: residential\n', 'has no names; write each record indented below'],
  [tools, /$/, '  title: Again\n', 'names a field a second time; remove one of the two'],
])('in %s, %s written as %j: %s', (file, find, write, said) => {
  const faults = faultsAfter({ [file]: [find, write] });
  const place = `content/records/${file.split('#')[0]}:`;
  const here = faults.filter((fault) => fault.startsWith(place) && /:\d+:\d+: .+; /.test(fault));
  expect(here.join('\n')).toContain(said);
});

const shares = { [ruth]: ['ownership: 14', 'ownership: 15'] } as const;
const team = 'content/records/team';
test.each<[said: string, edits: Record<string, Edit>]>([
  [`${team}: ownership: adds up to 99 percent; correct the shares`, { [ruth]: ['ip: 14', 'ip: 13'] }],
  ['set on 50 percent; the site says woman-owned', { ...shares, 'team/marisol-vega.yaml': ['51', '50'] }],
  ['mai-tran, who has no shortRole; write it in', { 'team/mai-tran.yaml': [/shortRole: .*\n/, ''] }],
  [`names rooftop-unit-replacement, which does not say who funded it`, { [rooftop]: [/funding: .*\n/, ''] }],
  ['a fourth project; the capability statement has', { [warehouse]: [/$/, 'isPastPerformance: true\n'] }],
  ['copy.yaml too; give one of the two another sheet', { 'projects/copy.yaml': another('P-2') }],
  ['another id', { 'projects/warehouse-cooling.yaml': another('P-9') }],
  ['a folder holds one record: take one', { 'projects/warehouse-cooling/project copy.yaml': sixth }],
  ['rename the folder roof-copy', { 'projects/roof copy/project.yaml': sixth }],
  ['has a name that the site uses for addresses of its own', { 'projects/page.yaml': sixth }],
  ['has a name of 203 letters, which', { [`projects/${'long-'.repeat(40)}job.yaml`]: sixth }],
  ['as "Team" is no list of records; write team', { 'Team/nadia-perez.yaml': 'name: Nadia' }],
  ['holds 0 records, each a region; the pages need 1: add the missing', { 'regions.yaml': null }],
])('is told where it is to be mended: %s', (said, edits) =>
  expect(faultsAfter(edits).join('\n')).toContain(said),
);

test.each([
  ['Refrigeração', 'a capital letter', 'refrigeracao'],
  ['réfrigération', '"é"', 'refrigeration'],
  ['job_2', '"_"', 'job-2'],
  ['job.2', '"."', 'job-2'],
  ['job (1)', 'a space', 'job-1'],
  ['job%20', '"%"', 'job-20'],
  ['job--2', 'a hyphen too many', 'job-2'],
])('a record that is called "%s" has %s in its name', (name, what, better) =>
  expect(faultsAfter({ [`projects/${name}.yaml`]: sixth }).join('\n')).toContain(
    `/${name}.yaml: has ${what} in its name, which becomes its address; rename the file ${better}`,
  ),
);

test('a further record needs no change of the code', () => {
  const { faults, library } = readEdited({ 'projects/new.yaml': another('P-10') });
  expect(faults).toEqual([]);
  expect(library.projects?.at(-1)?.value).toMatchObject({ sheet: 'P-10' });
});

// what another owner may have or do, besides what tests/guides do; `{}` is what all of it stands on
test.each<Record<string, Edit>>([
  {},
  { [rates]: ['afterHoursPercent: 0', 'afterHoursPercent: 15'] },
  { [rates]: ['travelDollarsPerMile: 2', 'travelDollarsPerMile: 0.67'] },
  { [technician]: ['min: 25', 'min: 24.50'] },
  { [ruth]: ['14', '13.5'], 'team/tomas-rivera.yaml': ['10', '10.5'] },
  { [ruth]: ['14', '13.99'] },
  { [rooftop]: [/tonnage: .*/, 'tonnage: 62.5'] },
  { [rooftop]: [/year: .*/, 'year: 1998'] },
  { [chiller]: [/hasGallery: true\n[\s\S]*/, ''] },
  { 'naics-codes.yaml': [/sizeStandard: .*/, 'sizeStandard: { assets: 850000000 }'] },
  { 'service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] },
  { 'bonding.yaml': ['single: 2000000', 'single: 1250000'] },
  { [program]: ['end: 2099-03-12', 'end: 2099-03-19'] },
  { [program]: [/sessions:\n( {2}- .*\n)+/, 'sessions: []\n'] },
  { [company]: [/^notices:/m, counter('example.com')] },
  { [company]: ['copyrightYear: 2024', 'copyrightYear: 1987'] },
  { 'financing.yaml': [/aprPercent: 9.99([\s\S]*)paymentCents: .*/, 'aprPercent: 0$1paymentCents: 7500'] },
])('an honest owner is in order: %o', (edits) => expect(faultsAfter(edits)).toEqual([]));
