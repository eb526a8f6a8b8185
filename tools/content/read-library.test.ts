import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Edit, readEdited } from './edited-records.ts';
import { recordsFolder } from './read-library.ts';

const company = 'company/company.yaml';
const chiller = 'projects/chiller-capital-repair/project.yaml';
const rooftop = 'projects/rooftop-unit-replacement/project.yaml';
const sixth = readFileSync(`${recordsFolder}/${rooftop}`, 'utf8').replace(/^isPastPerformance.*\n/m, '');

test('the records are in order', () => expect(readEdited({}).faults).toEqual([]));

test('a further record needs no change of the code', () => {
  const { faults, library } = readEdited({
    'projects/new.yaml': sixth.replace('P-2', 'P-10').replace('Rooftop unit', 'Second rooftop unit'),
  });
  expect(faults).toEqual([]);
  const sheets = library.projects?.map(({ value }) => (value as unknown as { sheet: string }).sheet);
  expect(sheets?.at(-1)).toBe('P-10');
});

/** What an owner may get wrong, and the sentence of the check: place, field, fault and remedy. */
const mistakes: [what: string, edits: Record<string, Edit>, sentence: RegExp][] = [
  [
    'a photo without words',
    { [chiller]: [/ {4}alt: >-\n.*\n.*amber caution sign\.\n/, ''] },
    /project\.yaml:\d+:\d+: galleryPhotos\[0\]\.alt: is missing; describe what the picture shows for someone who cannot see it/,
  ],
  [
    'words that say nothing',
    { [rooftop]: [/alt: >-?\n(.*\n)+?(?=\S|$)/, 'alt: Photo\n'] },
    /picture\.alt: says too little; describe what the picture shows in 20 characters or more/,
  ],
  [
    'a picture of another kind',
    { [rooftop]: ['url: crane-lift.png', 'url: crane-lift.heic'] },
    /picture\.url: is no picture; name a \.png, \.jpg or \.webp file that lies beside the record/,
  ],
  [
    'a gallery without photos',
    { [rooftop]: [/$/, 'hasGallery: true\n'] },
    /hasGallery: and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both/,
  ],
  [
    'a misspelled field',
    { [chiller]: ['title:', 'titel:'] },
    /project\.yaml:4:\d+: titel: is no field of this record; write title, or remove it/,
  ],
  [
    'a misspelled field inside a field',
    { [chiller]: ['isOpen', 'isOpn'] },
    /valueBand\.isOpn: is no field of this record; write isOpen, or remove it/,
  ],
  [
    'a title left out',
    { [chiller]: [/^title:.*\n/m, ''] },
    /title: is missing; write the text for the project heading/,
  ],
  [
    'an empty title',
    { [chiller]: [/^title:.*/m, 'title: " "'] },
    /title: is empty; write the text for the project heading/,
  ],
  [
    'a title that the card does not fit',
    { [chiller]: [/^title:.*/m, `title: ${'x'.repeat(100)}`] },
    /title: has 100 characters, the limit for the project heading is 60; shorten it by 40/,
  ],
  [
    'tons with a unit',
    { [chiller]: [/tonnage: 800/, 'tonnage: 800 tons'] },
    /tonnage: is no whole number; write tons as digits, such as 1/,
  ],
  [
    'a phone number of another form',
    { [company]: ['(954) 555-0142', '954-555-0142'] },
    /company\.yaml:\d+:\d+: phone: is no phone number; write it as \(954\) 555-0142/,
  ],
  [
    'no license number',
    { [company]: [/number: CAC.*/, 'number: null'] },
    /license\.number: is missing; Florida wants it in every advertisement/,
  ],
  [
    'a license class that does not cover chillers',
    { [company]: ['class: Class A', 'class: Class B'] },
    /license\.class: is no class that covers chillers; it must be Class A or Mechanical/,
  ],
  [
    'a UEI without quotes',
    { [company]: [/uei: .*/, 'uei: 000000000000'] },
    /uei: is a number; put it in quotes/,
  ],
  [
    'a real phone number in sample content',
    { [company]: ['(954) 555-0142', '(954) 321-1234'] },
    /phone: may be somebody’s; while sample is true use a number of the form \(954\) 555-01xx/,
  ],
  [
    'a real address in sample content',
    { [company]: ['info@example.com', 'info@example.org'] },
    /email: names example\.org, which may be real; while sample is true use example\.com/,
  ],
  [
    'a county that nobody knows',
    { 'service-area/service-area.yaml': ['Miami-Dade', 'Miami Dade'] },
    /service-area\.yaml:\d+:\d+: homeCounties: "Miami Dade" is not in content\/records\/regions; write Miami-Dade/,
  ],
  [
    'opening hours on the 12-hour clock',
    { 'hours/hours.yaml': ['"07:00"', '"7:00 AM"'] },
    /days\[0\]\.open\.from: is no time of day; write 24-hour digits, such as 07:00 or 18:00/,
  ],
  [
    'opening hours that run backwards',
    { 'hours/hours.yaml': ['from: "07:00"', 'from: "19:00"'] },
    /days\[0\]\.open: closes before it opens; correct from or to/,
  ],
  [
    'a NAICS code of five digits',
    { 'naics-codes/238220.yaml': ['"238220"', '"23822"'] },
    /code: "23822" has 5 characters; a NAICS code has six digits, such as "238220"/,
  ],
  [
    'two primary codes',
    { 'naics-codes/236220.yaml': ['isPrimary: false', 'isPrimary: true'] },
    /236220\.yaml:\d+:\d+: isPrimary: is true 2 times; set it on the first code alone/,
  ],
  [
    'what is held and nobody can check',
    { 'credentials/sba-8a.yaml': [/verify: .*/, 'verify: null'] },
    /verify: is missing; what is held needs a place to check it/,
  ],
  [
    'an invented status',
    { 'credentials/wosb.yaml': ['in-process', 'pending'] },
    /status: is no status; use held, in-process or experience/,
  ],
  [
    'in process without a month',
    { 'credentials/wosb.yaml': [/date: .*/, 'date: null'] },
    /date: is missing; say for which month "in process" is true, such as 2026-11/,
  ],
  [
    'a rating of six',
    { 'testimonials/residential-hialeah.yaml': ['rating: 5', 'rating: 6'] },
    /rating: is 6; the page shows selected five-star reviews: use 5 or leave the review out/,
  ],
  [
    'an employee without years',
    { 'testimonials/careers-helper.yaml': [/years: .*\n/, ''] },
    /years: is missing; add the years with the company/,
  ],
  [
    'a record that does not say whether it is sample',
    { 'positions/technician.yaml': [/sample: .*\n/, ''] },
    /technician\.yaml:\d+:\d+: sample: is missing; write sample: true until the record is real, then sample: false/,
  ],
  [
    'pay that runs backwards',
    { 'positions/technician.yaml': ['min: 25', 'min: 45'] },
    /pay: runs backwards; write the lower wage as min/,
  ],
  [
    'three topics',
    { 'programs/hvac-fundamentals.yaml': [/ +- Electrical basics\n/, ''] },
    /topics: holds 3 topics, the page is drawn for 4; add or remove some/,
  ],
  [
    'shares of 99 percent',
    { 'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 13'] },
    /content\/records\/team: ownership: adds up to 99 percent; correct the shares so that they add up to 100/,
  ],
  [
    'a minority in the hands of the woman who owns it',
    {
      'team/marisol-vega.yaml': ['ownership: 51', 'ownership: 50'],
      'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 15'],
    },
    /marisol-vega\.yaml:\d+:\d+: isWomanOwner: is set on 50 percent; the site says woman-owned, which needs 51 percent/,
  ],
  [
    'a value outside the range of the company',
    { [rooftop]: ['min: 500000', 'min: 10000'] },
    /valueBand: lies outside projectValue of content\/records\/company\/company\.yaml; correct one of the two/,
  ],
  [
    'a program that is not taught',
    { 'certifications/epa-608.yaml': ['hvac-fundamentals', 'hvac-fundamental'] },
    /epa-608\.yaml:\d+:\d+: preparedIn: "hvac-fundamental" is not in content\/records\/programs; write hvac-fundamentals/,
  ],
  [
    'the same sheet twice, naming both files',
    { 'projects/copy.yaml': sixth.replace('Rooftop unit', 'Second rooftop unit') },
    /rooftop-unit-replacement\/project\.yaml:\d+:\d+: sheet: "P-2" stands in content\/records\/projects\/copy\.yaml too; give one of the two another sheet/,
  ],
  [
    'the same id twice, naming both files',
    {
      'projects/warehouse-cooling.yaml': sixth
        .replace('P-2', 'P-9')
        .replace('Rooftop unit', 'Second rooftop unit'),
    },
    /warehouse-cooling\.yaml:\d+:\d+: id: "warehouse-cooling" stands in content\/records\/projects\/warehouse-cooling\/project\.yaml too; give one of the two another id/,
  ],
  [
    'a collection below its least',
    { 'career-benefits/van.yaml': null },
    /content\/records\/career-benefits: records: holds 5 records, each a benefit; the pages need 6: add the missing ones/,
  ],
  [
    'a fourth project on the statement',
    { 'projects/warehouse-cooling/project.yaml': [/$/, 'isPastPerformance: true\n'] },
    /isPastPerformance: is set on a fourth project; the capability statement has room for three: take it off one/,
  ],
  [
    'a night that ends after the last call',
    { 'promises/promises.yaml': ['nightEnds: "06:00"', 'nightEnds: "21:00"'] },
    /promises\.yaml:\d+:\d+: emergency\.home\.nightEnds: is not before callBy; between the two lies the day: correct one of them/,
  ],
  [
    'a technician who arrives before the night ends',
    { 'promises/promises.yaml': ['arriveBy: "10:00"', 'arriveBy: "05:00"'] },
    /emergency\.home\.arriveBy: is not after nightEnds; name a time of the morning/,
  ],
  [
    'an answer from nobody',
    { 'promises/promises.yaml': ['by: mai-tran', 'by: mai-tram'] },
    /promises\.yaml:\d+:\d+: replies\.quote\.by: "mai-tram" is not in content\/records\/team; write mai-tran/,
  ],
  [
    'an answer from somebody without a short role',
    { 'team/mai-tran.yaml': [/shortRole: .*\n/, ''] },
    /promises\.yaml:\d+:\d+: replies\.quote\.by: names mai-tran, who has no shortRole; write it in content\/records\/team\/mai-tran\.yaml/,
  ],
  [
    'a step that does not divide the hour',
    { 'rates/rates.yaml': ['dollarsPerHour: 180', 'dollarsPerHour: 181'] },
    /rates\.yaml:\d+:\d+: charges\.stepMinutes: does not divide the technician’s hour into whole dollars/,
  ],
  [
    'a step that no clock has',
    { 'rates/rates.yaml': ['stepMinutes: 15', 'stepMinutes: 20'] },
    /charges\.stepMinutes: is no step; charge by 15, 30 or 60 minutes/,
  ],
  [
    'a diagnosis below the minimum',
    { 'rates/rates.yaml': ['minimumHours: 1', 'minimumHours: 2'] },
    /charges\.diagnosisHours: is less than minimumHours, which every visit costs; correct one of the two/,
  ],
  [
    'a limit above the aggregate',
    { 'insurance/insurance.yaml': ['occurrence: 1000000', 'occurrence: 3000000'] },
    /insurance\.yaml:\d+:\d+: liability\.occurrence: is more than the aggregate; correct one of the two/,
  ],
  [
    'a sum that cannot be written short',
    { 'insurance/insurance.yaml': ['auto: 1000000', 'auto: 1234567'] },
    /auto: cannot be written short without rounding/,
  ],
  [
    'a text in Spanish that nobody on duty understands',
    { [company]: ['Emergency / emergencia', 'Emergencia'] },
    /emergencyTextSpanish: lacks the word Emergency; keep it/,
  ],
  [
    'small under a lower standard than one that is not small',
    { 'naics-codes/236220.yaml': ['isSmall: true', 'isSmall: false'] },
    /238220\.yaml:\d+:\d+: isSmall: is true, though 236220 with a standard as high or higher is not small; correct one of the two/,
  ],
  [
    'a product or service code of five signs',
    { 'psc-codes/j041.yaml': ['code: J041', 'code: J0410'] },
    /j041\.yaml:\d+:\d+: code: is no product or service code; write its four capital letters and digits, such as J041/,
  ],
  [
    'a term of what is only in process',
    { 'credentials/wosb.yaml': ['validThrough: null', 'validThrough: 2099-12-31'] },
    /wosb\.yaml:\d+:\d+: validThrough: belongs to what is held; write null, or change status/,
  ],
  [
    'a term that ends before it begins',
    { 'credentials/sam.yaml': ['validThrough: 2099-12-31', 'validThrough: 1999-12-31'] },
    /sam\.yaml:\d+:\d+: validThrough: is not after date; correct one of the two/,
  ],
  [
    'an experience without a project',
    { 'credentials/fema.yaml': [/projects: .*\n/, ''] },
    /fema\.yaml:\d+:\d+: projects: belongs to an experience, which needs one at least/,
  ],
  [
    'an experience whose project does not say who paid',
    { [rooftop]: [/funding: .*\n/, ''] },
    /fema\.yaml:\d+:\d+: projects: names rooftop-unit-replacement, which does not say who funded it; write funding in content\/records\/projects\/rooftop-unit-replacement\/project\.yaml/,
  ],
  [
    'a session that ends too early',
    { 'programs/hvac-fundamentals.yaml': ['end: 2099-03-12', 'end: 2099-03-05'] },
    /hvac-fundamentals\.yaml:\d+:\d+: sessions\[0\]\.end: ends in week 5 from start, the program lasts 6; correct end or duration/,
  ],
  [
    'a session that begins before its last day to apply',
    { 'programs/hvac-fundamentals.yaml': ['applyBy: 2099-01-27', 'applyBy: 2099-02-03'] },
    /sessions\[0\]\.applyBy: is not before start; correct one of the two/,
  ],
  [
    'a payment that does not follow from its rate',
    { 'financing/financing.yaml': ['paymentCents: 11889', 'paymentCents: 11900'] },
    /financing\.yaml:\d+:\d+: lender\.paymentCents: does not follow from principal, rate and number of payments, which make 11889 cents; correct one of them/,
  ],
  [
    'payments over a longer time than the term',
    { 'financing/financing.yaml': ['years: 10', 'years: 9'] },
    /lender\.payments: last longer than years; correct one of the two/,
  ],
  [
    'a partner who is paid at the latest before the first day',
    { 'subcontract-terms/subcontract-terms.yaml': ['payLatestDays: 45', 'payLatestDays: 5'] },
    /subcontract-terms\.yaml:\d+:\d+: payLatestDays: is earlier than payDays; correct one of the two/,
  ],
  [
    'a figure that its sentence does not name',
    { 'quality-standards/as-built.yaml': ['days: 30', 'days: 31'] },
    /as-built\.yaml:\d+:\d+: days: is not what the text says; correct one of the two/,
  ],
  [
    'a figure of the statement that is gone',
    { 'quality-standards/as-built.yaml': null },
    /content\/records\/quality-standards: days: of as-built\.yaml is missing; the capability statement quotes it: keep the record and its days/,
  ],
  [
    'a tab',
    { 'rates/rates.yaml': ['  dollarsPerHour', '\tdollarsPerHour'] },
    /rates\.yaml:\d+:\d+: begins with a tab; indent with spaces, as the lines around it/,
  ],
  [
    'a colon in a text',
    { 'career-benefits/tools.yaml': [/text: .*/, 'text: Tools: ours and yours'] },
    /tools\.yaml:\d+:\d+: has a colon inside its text; put the whole text in quotes/,
  ],
  [
    'a quote that is not closed',
    { 'career-benefits/tools.yaml': [/text: .*/, 'text: "Ours'] },
    /tools\.yaml:\d+:\d+: lacks a closing quote or bracket; add it/,
  ],
  [
    'a field twice',
    { 'career-benefits/tools.yaml': [/$/, 'title: Again\n'] },
    /tools\.yaml:\d+:\d+: names a field a second time; remove one of the two/,
  ],
];

describe('the check names place, field and remedy of', () => {
  test.each(mistakes)('%s', (_, edits, sentence) =>
    expect(readEdited(edits).faults.join('\n')).toMatch(sentence),
  );
});
