import { expect, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';

// what no YAML may hold is told in yaml-source.test.ts; the commonest mistakes are made by tests/guides

const chiller = 'projects/chiller-capital-repair/project.yaml';
const rooftop = 'projects/rooftop-unit-replacement/project.yaml';
const warehouse = 'projects/warehouse-cooling/project.yaml';
const company = 'company.yaml';
const moved = 'moved-pages.yaml';
const rates = 'rates.yaml';
const promises = 'promises.yaml';
const technician = 'positions/technician.yaml';
const program = 'programs/hvac-fundamentals.yaml';
const ruth = 'team/ruth-okafor.yaml';
const wosb = 'credentials.yaml#wosb';
const tools = 'career-benefits.yaml#tools';
const second = 'naics-codes.yaml#236220';
const southwest = 'regions.yaml#southwest';
const features = /features:\n(?: +- .*\n)+/;
const counter = (host: string) => `counter: { script: https://count.${host}/count.js }\nnotices:`;
const faultsAfter = (edits: Record<string, Edit>) => readEdited(edits).faults;

test.each<[file: string, find: string | RegExp, write: string, said: string]>([
  [company, 'class: Class A', 'class: Class B', 'license.class: is no class that covers chillers; switch'],
  [company, '(954) 555-0142', '(954) 321-1234', 'phone: may be somebody’s; while sample is true use a'],
  [company, 'Emergency / emergencia', 'Emergencia', 'emergencyTextSpanish: lacks the word Emergency; keep'],
  [company, '(954) 555-0142', '954-555-0142', 'phone: is no phone number; write it as (954) 555-0142'],
  [company, /^uei: .*\n/m, '', 'uei: is missing; add it'],
  [company, 'mode: here', 'mode: there', 'is no way to receive messages; write mode: here'],
  [company, /^notices:/m, counter('x.net'), 'counter.script: lies on count.x.net, which is not yours; run'],
  [company, /timeZone: .*/, 'timeZone: Florida', 'timeZone: is "Florida"; use America/New_York or'],
  [company, /website: .*/, '$&/home', 'website: is more than where a site lies; leave out what'],
  ['credentials.yaml#sba-8a', /verify: .*/, 'verify: null', 'verify: is missing; what is held needs a place'],
  [wosb, /date: .*/, 'date: null', 'date: is missing; say for which month "in process" is true'],
  [wosb, 'validThrough: null', 'validThrough: 2099-12-31', 'validThrough: belongs to what is held; write'],
  ['credentials.yaml#sam', /validThrough: 2\d+/, 'validThrough: 1999', 'sam.validThrough: is not after date'],
  ['credentials.yaml#fema', / *projects: .*\n/, '', 'projects: belongs to an experience, which needs one'],
  [second, 'isPrimary: false', 'isPrimary: true', 'is true 2 times; set it on the first code alone'],
  [second, 'isSmall: true', 'isSmall: false', '238220.isSmall: is true, though 236220 with a'],
  ['psc-codes.yaml#j041', 'code: J041', 'code:', 'j041.code: is empty; write it, or take the line out'],
  ['insurance.yaml', 'occurrence: 1', 'occurrence: 3', 'liability.occurrence: is more than the aggregate'],
  ['quality-standards.yaml', 'days: 30', 'days: 31', 'as-built.days: is not what the text says; correct one'],
  ['hours.yaml', 'from: "07:00"', 'from: "19:00"', 'days[0].open: closes before it opens; correct'],
  ['services.yaml', 'id: controls', 'id: chillers', '.id: "chillers" stands above too; give one'],
  ['hours.yaml', /open: \{.*?\}/gs, 'open: null', 'days[0].open: is closed, as is every other day; open one'],
  ['hours.yaml', '"07:00"', '"7:00 AM"', 'days[0].open.from: is no time of day; write 24-hour digits, such'],
  [promises, 'nightEnds: "06', 'nightEnds: "21', 'nightEnds: is not before callBy; between the two'],
  [rates, 'minimumHours: 1', 'minimumHours: 2', 'charges.diagnosisHours: is less than minimumHours, which'],
  [program, 'end: 2099-03-12', 'end: 2099-03-05', 'ends in week 5 from start, the program lasts 6;'],
  [program, 'applyBy: 2099-01-27', 'applyBy: 2099-02-03', '[0].applyBy: is not before start; correct'],
  [program, / +- Electrical basics\n/, '', 'topics: holds 3 topics, the page is drawn for 4; add or remove'],
  ['financing.yaml', 'Cents: 11889', 'Cents: 12900', 'paymentCents: does not follow from principal,'],
  ['subcontract-terms.yaml', 'payLatestDays: 4', 'payLatestDays: ', 'payLatestDays: is earlier than payDays'],
  [technician, 'min: 25', 'min: 45', 'pay: runs backwards; write the lower wage as min'],
  [technician, 'min: 25', 'min: 35', 'pay: is one wage, and its page draws a band; write as max what'],
  [technician, /sample: .*\n/, '', 'sample: is missing; write sample: true until the record is real, then'],
  [technician, /openUntil: .*/, 'openUntil: 2020-01-01', 'openUntil: is before posted; correct'],
  [chiller, 'title:', 'titel:', 'titel: is no field of this record; write title, or remove it'],
  [chiller, /^title:.*/m, `title: ${'x'.repeat(100)}`, 'title: has 100 characters, the limit for the'],
  [chiller, /tonnage: 800/, 'tonnage: 800 tons', 'tonnage: is no number; write tons as digits, such as 0.5'],
  [chiller, / {4}alt: >-\n(.*\n){2}/, '', 'galleryPhotos[0].alt: is missing; describe what the picture'],
  [rooftop, /alt: >-?\n(.*\n)+?(?=\S|$)/, 'alt: Photo\n', 'picture.alt: says too little; describe what the'],
  [rooftop, /$/, 'hasGallery: true\n', 'hasGallery: and galleryPhotos disagree; set hasGallery: true'],
  [technician, 'terms: Full', 'terms: Half', 'terms: and employment disagree; begin with "Full time, ", or'],
  [rooftop, 'min: 500000', 'min: 10000', 'valueBand: lies outside projectValue of records/'],
  [rooftop, /min: \d+/, 'min: 250,000', 'valueBand.min: is "250,000"; write digits alone: 250000'],
  [rooftop, features, 'features: One crane\n', 'features: is no list; write each entry on a line of its own'],
  ['testimonials.yaml#residential-hialeah', 'rating: 5', 'rating: 6', 'rating: is 6; the page shows'],
  ['testimonials.yaml#careers-helper', / *years: .*\n/, '', 'years: is missing; add the years with'],
  [southwest, '- Lee', '- Le', 'counties[2]: "Le" is no county of Florida; write the one that is missing'],
  [southwest, '- Lee', '- Lee\n    - Polk', 'Polk stands twice; remove one of the two'],
  [moved, '/about: team', '/about: taem', 'addresses./about: names no page; use a name from content/values'],
  [moved, '/about: team', '/contact: team', 'addresses./contact: is a page of this site; remove the line'],
  [moved, '/about: team', '/health: team', 'addresses./health: is answered by the server; remove the line'],
  [moved, '/about: team', '/messages: team', 'addresses./messages: is answered by the server; remove'],
  [moved, '/about: team', '/about.html: team', 'addresses./about.html: is found without its ending too'],
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
/** Where its name alone is wrong, what stands in it is not looked at. */
const named = (name: string) => ({ [`projects/${name}.yaml`]: 'sheet: P-9\n' });
test.each<[said: string, edits: Record<string, Edit>]>([
  [`${team}: ownership: adds up to 99 percent; correct the shares`, { [ruth]: ['ip: 14', 'ip: 13'] }],
  ['set on 50 percent; the site says woman-owned', { ...shares, 'team/marisol-vega.yaml': ['51', '50'] }],
  ['mai-tran, who has no shortRole; write it in', { 'team/mai-tran.yaml': [/shortRole: .*\n/, ''] }],
  [`names rooftop-unit-replacement, which does not say who funded it`, { [rooftop]: [/funding: .*\n/, ''] }],
  ['a fourth project; the capability statement has', { [warehouse]: [/$/, 'isPastPerformance: true\n'] }],
  ['project.yaml too; give one of the two another sheet', { [warehouse]: [/^sheet: .*$/m, 'sheet: P-2'] }],
  ['a folder holds one record: take one', named('warehouse-cooling/project copy')],
  ['has a name that the site uses for addresses of its own', named('page')],
  ['a capital letter in its name, which becomes its address; rename the file refrig', named('Refrigeração')],
  ['has "%" in its name, which becomes its address; rename the file job-20', named('job%20')],
  ['as "Team" is no list of records; write team', { 'Team/nadia-perez.yaml': 'name: Nadia' }],
  ['Lee is missing; add it to its region', { [southwest]: ['- Lee', '- Le'] }],
  ['holds 0 records, each a region; the pages need 1: add the missing', { 'regions.yaml': null }],
])('is told where it is to be mended: %s', (said, edits) =>
  expect(faultsAfter(edits).join('\n')).toContain(said),
);

test.each<Record<string, Edit>>([
  {},
  { [rates]: ['travelDollarsPerMile: 2', 'travelDollarsPerMile: 0.67'] },
  { [ruth]: ['14', '13.99'] },
  { [chiller]: [/hasGallery: true\n[\s\S]*/, ''] },
  { 'naics-codes.yaml': [/sizeStandard: .*/, 'sizeStandard: { assets: 850000000 }'] },
  { 'service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] },
  { [program]: ['end: 2099-03-12', 'end: 2099-03-19'] },
  { [program]: [/sessions:\n( {2}- .*\n)+/, 'sessions: []\n'] },
  { [company]: [/^notices:/m, counter('example.com')] },
  { 'financing.yaml': [/aprPercent: 9.99([\s\S]*)paymentCents: .*/, 'aprPercent: 0$1paymentCents: 7500'] },
])('an honest owner is in order: %o', (edits) => expect(faultsAfter(edits)).toEqual([]));
