import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { bondSingle, quoteReply } from '#content/facts.ts';
import { iconNames } from '#src/ui/icon-names.ts';
import { changed, companyWith } from './changed-content.ts';
import { findFaults, findRepeatedFacts } from './check-content.ts';
import { type Content, content } from './content-registry.ts';

const project = 'content/projects/chiller-capital-repair/chiller-capital-repair.ts';
const photos = content.projects[0]?.galleryPhotos ?? [];

/** Records that are right alone and wrong together. */
const mistakes: [string, Content, string][] = [
  [
    'a photo too few',
    changed('projects', { galleryPhotos: photos.slice(1) }),
    `${project}: galleryPhotos: holds 14; the gallery shows 15: add or remove some`,
  ],
  [
    'a value outside the range of the company',
    changed('projects', { valueBand: { min: 10_000, max: 50_000 } }),
    `${project}: valueBand: lies outside projectValue of content/company.ts; correct one of the two`,
  ],
  [
    'the same id twice',
    changed('projects', { id: 'permit-office-vrf' }, 3),
    'content/projects/permit-office-vrf/permit-office-vrf.ts: id: "permit-office-vrf" stands twice in projects; give one of the two another id',
  ],
  [
    'a service too few',
    { ...content, services: content.services.slice(1) },
    'content/services/index.ts: services: holds 7, the page needs 8; add the missing ones',
  ],
  [
    'a real phone number in sample content',
    companyWith({ phone: { display: '(954) 321-1234', e164: '+19543211234' } }),
    'content/company.ts: phone.display: may be somebody’s; while sample is true use a number of the form (954) 555-01xx',
  ],
  [
    'a real address in sample content',
    companyWith({ email: 'info@example.org' }),
    'content/company.ts: sample: is true but example.org is real; use example.com, or set sample: false',
  ],
  [
    'shares of 99 percent',
    changed('leadership', { ownership: 13 }, 1),
    'content/team/index.ts: ownership: adds up to 99 percent; correct the shares so that they add up to 100',
  ],
  [
    'a minority in the hands of the woman who owns it',
    companyWith({ ownership: { ...company.ownership, president: 50, contracts: 15 } }),
    'content/company.ts: ownership.president: is no majority; the site says woman-owned, which needs 51 percent',
  ],
  [
    'a misspelled county',
    changed('regions', { counties: ['Charlotte', 'Collier', 'Leon County'] }, 1),
    'content/counties.ts: regions: "Leon County" is no county of Florida; correct its spelling',
  ],
  [
    'a lost county',
    changed('regions', { counties: ['Charlotte', 'Collier'] }, 1),
    'content/counties.ts: regions: Lee is missing; add it to its region',
  ],
  [
    'opening hours that run backwards',
    companyWith({ hours: company.hours.map((day) => ({ ...day, open: { from: '18:00', to: '07:00' } })) }),
    'content/company.ts: hours[0].open: closes before it opens; correct from or to',
  ],
  [
    'two primary NAICS codes',
    changed('naicsCodes', { isPrimary: true }, 1),
    'content/naics.ts: isPrimary: 2 codes are primary; set it on the first code alone',
  ],
  [
    'an employee without years',
    changed('careersTestimonials', { years: undefined }),
    'content/testimonials/careers.ts: supervisor.years: is missing; add the years with the company',
  ],
  [
    'a program that is not taught',
    changed('certifications', { preparedIn: ['hvac-fundamental'] }),
    'content/certifications.ts: epa-608.preparedIn: "hvac-fundamental" is no program; use an id of content/programs/index.ts, such as safety-certifications',
  ],
];

describe('the check names file, field and remedy of', () => {
  test.each(mistakes)('%s', (_, wrong, message) => expect(findFaults(wrong)).toContain(message));
});

describe('a fact that is typed again', () => {
  test.each([
    [
      `  call: 'Call ${company.phone.display}',`,
      '"(954) 555-0142" is typed again; use company.phone of content/company.ts',
    ],
    [`  text: 'Bonded to ${bondSingle}.',`, '"$2M" is typed again; use bondSingle of content/facts.ts'],
    [
      `  text: 'Answer within ${quoteReply}',`,
      '"24 hours" is typed again; use quoteReply of content/facts.ts',
    ],
  ])('%s', (line, message) =>
    expect(findRepeatedFacts({ 'content/pages/home.ts': `{\n${line}` })).toContain(
      `content/pages/home.ts: line 2: ${message}`,
    ),
  );

  test('is none inside another number or a comment', () =>
    expect(findRepeatedFacts({ 'a.ts': "'$2MM', '124 hours'\n// within 24 hours\n/** $2M. */" })).toEqual(
      [],
    ));
});

test('every icon of the records is drawn', () => {
  const used = [
    ...content.services,
    ...content.leadership,
    ...content.specialists,
    ...content.headerNavigation,
  ].map(({ icon }) => icon);
  expect(used.filter((icon) => !(icon in iconNames))).toEqual([]);
});
