import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { changed, companyWith } from './changed-content.ts';
import { checkContent, findFaults } from './check-content.ts';
import { type Content, content } from './content-registry.ts';

test('the content is in order', () => expect(checkContent).not.toThrow());

test('a further project, program, position or member needs no change of the check', () => {
  const wider = {
    projects: [
      ...content.projects,
      { ...content.projects[0], id: 'sixth', sheet: 'P-6', hasGallery: undefined, galleryPhotos: undefined },
    ],
    programs: [...content.programs, { ...content.programs[0], id: 'sixth', duration: 12 }],
    specialists: [...content.specialists, { ...content.specialists[0], id: 'fifth' }],
    trades: [...content.trades, { ...content.trades[0], id: 'sixth' }],
  };
  expect(findFaults({ ...content, ...wider } as Content)).toEqual([]);
});

const project = 'content/projects/chiller-capital-repair/chiller-capital-repair.ts';
const photos = content.projects[0]?.galleryPhotos ?? [];

/** What an owner may get wrong, and what the check then says: file, field, fault and remedy. */
const mistakes: [string, Content, string][] = [
  [
    'a photo without alternative text',
    changed('projects', { galleryPhotos: [{ ...photos[0], alt: undefined }, ...photos.slice(1)] }),
    `${project}: galleryPhotos[0].alt: is missing; describe what the picture shows for someone who cannot see it`,
  ],
  [
    'an alternative text that says nothing',
    changed('projects', { picture: { ...photos[0], caption: undefined, alt: 'Photo' } }),
    `${project}: picture.alt: says too little; describe what the picture shows in 20 characters or more`,
  ],
  [
    'a path in place of a picture',
    changed('projects', { picture: { url: './plant.png', alt: photos[0]?.alt } }),
    `${project}: picture.url: is no picture; import the file with ?picture, as in import plant from './plant.png?picture'`,
  ],
  [
    'a gallery without photos',
    changed('projects', { hasGallery: true }, 1),
    'content/projects/rooftop-unit-replacement/rooftop-unit-replacement.ts: hasGallery: and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both',
  ],
  [
    'a misspelled field',
    changed('projects', { titel: 'Chiller' }),
    `${project}: titel: is no field of this record; write title, or remove it`,
  ],
  [
    'a misspelled field inside a field',
    changed('projects', { valueBand: { ...content.projects[0]?.valueBand, isOpn: true } }),
    `${project}: valueBand.isOpn: is no field of this record; write isOpen, or remove it`,
  ],
  [
    'a title left out',
    changed('projects', { title: undefined }),
    `${project}: title: is missing; write the text for the project heading`,
  ],
  [
    'an empty title',
    changed('projects', { title: '  ' }),
    `${project}: title: is empty; write the text for the project heading`,
  ],
  [
    'a title that the card does not fit',
    changed('projects', { title: 'x'.repeat(100) }),
    `${project}: title: has 100 characters, the limit for the project heading is 60; shorten it by 40`,
  ],
  [
    'tons with a unit',
    changed('projects', { tonnage: '800 tons' }),
    `${project}: tonnage: is no whole number; write tons as digits, such as 1`,
  ],
  [
    'an id with capitals',
    changed('services', { id: 'Chillers' }),
    'content/services/Chillers.ts: id: is no id; write lower-case words joined by hyphens, such as chiller-capital-repair',
  ],
  [
    'a link to a page that does not exist',
    changed('services', { route: 'chiller' }),
    'content/services/chillers.ts: route: names no page; use a name from content/routes.ts, such as contact',
  ],
  [
    'an icon without a drawing',
    changed('services', { icon: 'snowman' }),
    'content/services/chillers.ts: icon: is no icon; use one of the meanings listed for icon in content/schema.ts',
  ],
  [
    'a phone number of another form',
    companyWith({ phone: { display: '954-555-0142', e164: '+19545550142' } }),
    'content/company.ts: phone.display: is no phone number; write it as (954) 555-0142',
  ],
  [
    'a phone number that differs when dialed',
    companyWith({ phone: { display: '(954) 555-0142', e164: '+19545550143' } }),
    'content/company.ts: phone: holds two different numbers; make e164 the digits of display after +1',
  ],
  [
    'an endpoint without https',
    companyWith({ endpoint: 'http://example.com/message' }),
    'content/company.ts: endpoint: is no https address; write it in full, such as https://example.com/page',
  ],
  [
    'a license class that does not cover chillers',
    companyWith({ license: { ...company.license, class: 'Class B' } }),
    'content/company.ts: license.class: is no class that covers chillers; it must be Class A or Mechanical',
  ],
  [
    'a UEI of eleven characters',
    companyWith({ uei: 'ABCDEFGHJKL' }),
    'content/company.ts: uei: is no UEI; write its 12 capital letters and digits, or null',
  ],
  [
    'an unknown county',
    companyWith({ homeCounties: ['Broward', 'Palm Beach', 'Dade'] }),
    'content/company.ts: homeCounties[2]: is no Florida county as content/counties.ts spells it; copy the name from there, such as Miami-Dade',
  ],
  [
    'opening hours on the 12-hour clock',
    companyWith({ hours: company.hours.map((day) => ({ ...day, open: { from: '7:00 AM', to: '18:00' } })) }),
    'content/company.ts: hours[0].open.from: is no time of day; write 24-hour digits, such as 07:00 or 18:00',
  ],
  [
    'a NAICS code of five digits',
    changed('naicsCodes', { code: '23822' }),
    'content/naics.ts: naicsCodes 23822.code: "23822" has 5 characters; a NAICS code has six digits, such as 238220',
  ],
  [
    'a held credential that nobody can check',
    changed('credentials', { verify: null }),
    'content/credentials.ts: credentials florida-contractor.verify: is missing; what is held needs a place to check it',
  ],
  [
    'an invented status',
    changed('credentials', { status: 'pending' }, 3),
    'content/credentials.ts: credentials wosb.status: is no status; use held, in-process or experience',
  ],
  [
    'a status in process without its month',
    changed('credentials', { date: null }, 3),
    'content/credentials.ts: credentials wosb.date: is missing; say for which month "in process" is true, such as 2026-11',
  ],
  [
    'a rating of six',
    changed('residentialTestimonials', { rating: 6 }),
    'content/testimonials/residential.ts: residentialTestimonials hialeah.rating: is 6; the page shows selected five-star reviews: use 5 or leave the review out',
  ],
  [
    'a record that does not say whether it is sample',
    changed('positions', { sample: undefined }),
    'content/positions/technician.ts: sample: is missing; write sample: true until the record is real, then sample: false',
  ],
  [
    'pay that runs backwards',
    changed('positions', { pay: { min: 35, max: 25, hasBonuses: false } }),
    'content/positions/technician.ts: pay: runs backwards; write the lower wage as min',
  ],
  [
    'three topics',
    changed('programs', { topics: ['One', 'Two', 'Three'] }),
    'content/programs/safety-certifications.ts: topics: holds 3 topics, the page is drawn for 4; add or remove some',
  ],
  [
    'a dropdown entry without a value',
    {
      ...content,
      trainingForm: {
        ...content.trainingForm,
        fields: {
          ...content.trainingForm.fields,
          experience: { label: 'Experience', options: [{ value: '', label: 'Any' }] },
        },
      },
    },
    'content/forms.ts: fields.experience.options[0].value: is empty; a dropdown entry needs a value',
  ],
];

describe('the check names file, field and remedy of', () => {
  test.each(mistakes)('%s', (_, wrong, message) => expect(findFaults(wrong)).toContain(message));
});
