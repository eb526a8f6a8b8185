import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { programs } from 'records:programs';
import { describe, expect, it } from 'vitest';
import { openPositions } from '#content/facts/open-positions.ts';
import { specimens } from '#content/records/specimens.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { absolute } from './addresses.ts';
import { business } from './business.ts';
import { course } from './course.ts';
import { missingForGoogle } from './google-required.ts';
import { structuredData } from './structured-data.ts';
import { foreignTo, readVocabulary } from './vocabulary.ts';

const today = '2026-11-22';
const vocabulary = readVocabulary();

const pages = allPages();
const all = pages.map(
  (page) => [page.route.path, JSON.parse(JSON.stringify(structuredData(page, today)))] as const,
);

/** The company as an owner would have written it. */
const real = {
  ...company,
  sample: false,
  legalName: 'Bay Cooling of Davie, LLC',
  license: { ...company.license, number: 'CAC1812345' },
  uei: 'ABCD12345678',
  cage: '1AB23',
  office: { ...company.office, street: '12 Bay Street', city: 'Davie', zip: '33314' },
  coordinates: { latitude: 26.07, longitude: -80.25 },
};

describe.each(all)('the data of %s', (_, data) => {
  it('is in the words of schema.org', () => expect(foreignTo(vocabulary, data)).toEqual([]));

  it('has what Google requires', () => expect(missingForGoogle(data)).toEqual([]));

  it('holds no specimen of an identifier and no stars', () => {
    const text = JSON.stringify(data);
    for (const { identifier } of [company.license.number, company.uei, company.cage].map((one) => ({
      identifier: one,
    })))
      expect(text).not.toContain(`"${identifier}"`);
    expect(text).not.toMatch(/Specimen|"Review"|aggregateRating|reviewRating/);
  });
});

describe('the measures of these tests', () => {
  it('find a type and a property that schema.org does not have, and one that Google misses', () => {
    const job = { '@type': 'JobPosting', titel: 'Helper', jobLocation: { '@type': 'Plaza' } };
    expect(foreignTo(vocabulary, { '@graph': [job] })).toEqual([
      '@graph[0]: JobPosting has no property "titel"',
      '@graph[0].jobLocation: there is no type "Plaza"',
    ]);
    expect(missingForGoogle([job])).toContain('[0]: JobPosting lacks title (job-posting)');
  });

  it('know the properties that a type has from those above it', () => {
    expect(vocabulary.get('HVACBusiness')).toContain('openingHoursSpecification');
    expect(vocabulary.get('HVACBusiness')).not.toContain('datePosted');
  });
});

describe('the company', () => {
  it('has its address, place, identifiers and license once they are known', () => {
    const data = business({ credentials: true, codes: true }, real);
    expect(data.address).toMatchObject({
      streetAddress: '12 Bay Street',
      addressLocality: 'Davie',
      postalCode: '33314',
    });
    expect(data.geo).toMatchObject(real.coordinates);
    expect(JSON.stringify(data.identifier)).toContain('ABCD12345678');
    expect(JSON.stringify(data.hasCredential)).toContain('CAC1812345');
    expect(missingForGoogle(data)).toEqual([]);
    expect(foreignTo(vocabulary, data)).toEqual([]);
    const texts = Object.values(data.address ?? {}).map(String);
    expect(specimens.some(({ pattern }) => texts.some((text) => pattern.test(text)))).toBe(false);
  });

  it('claims what it holds, and nothing that is in process', () => {
    const text = JSON.stringify(business({ credentials: true }, real));
    for (const { status, name } of credentials)
      expect(text.includes(`"name":"${name}"`), name).toBe(status === 'held');
  });

  it('names the emergency line apart from the office, open at every hour', () => {
    expect(business().contactPoint).toMatchObject({
      contactType: 'emergency',
      telephone: company.phone.e164,
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    });
  });
});

describe('a page of a record', () => {
  it.each(pages.flatMap((page) => (page.record ? [page] : [])))(
    '$route.path says more than where it is',
    (page) => {
      const [thing] = structuredData(page, today)['@graph'];
      expect(thing).toMatchObject({ '@id': absolute(page.route.path) });
    },
  );
});

describe('a position', () => {
  it.each(openPositions)('$id is told with every duty that its page lists', (position) => {
    const [page] = pages.filter(({ record }) => record === position.id);
    if (!page) throw new Error(`The position ${position.id} has no page`);
    const text = JSON.stringify(structuredData(page, today));
    for (const line of [...position.requirements, ...position.responsibilities])
      expect(text).toContain(JSON.stringify(line).slice(1, -1));
  });
});

describe('a program', () => {
  const [program] = programs.filter(({ sessions }) => sessions.length > 1);
  if (!program?.sessions[0]) throw new Error('The test needs a program with two starts');

  it('names only starts for which one may still apply', () => {
    const [first, ...others] = program.sessions;
    const dayAfter = new Date(Date.parse(first?.applyBy ?? '') + 86_400_000).toISOString().slice(0, 10);
    const starts = [course(program, '/training', dayAfter).hasCourseInstance].flat();
    expect(starts).toHaveLength(others.length);
    expect(JSON.stringify(starts)).not.toContain(first?.start);
  });

  it('stays a course when no start is left', () => {
    const data = course(program, '/training', '2200-01-01');
    expect(missingForGoogle(data)).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('startDate');
  });
});
