import { readFileSync } from 'node:fs';
import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { programs } from 'records:programs';
import { expect, it } from 'vitest';
import { isSpecimen } from '#content/records/specimens.ts';
import type { Program } from '#content/records/training.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { absolute, business } from './company.ts';
import { course } from './offers.ts';
import { structuredData } from './structured-data.ts';

const today = '2026-11-22';
const written = (data: object) => JSON.parse(JSON.stringify(data));

it.each(allPages())('the data of $route.path are true, in words that schema.org and Google take', (page) => {
  const data = written(structuredData(page, today));
  expect(schemaFaults(data)).toEqual([]);
  const text = JSON.stringify(data);
  for (const identifier of [company.license.number, company.uei, company.cage].filter(isSpecimen))
    expect(text).not.toContain(`"${identifier}"`);
  expect(text).not.toMatch(/Specimen|"Review"|aggregateRating|reviewRating/);
  if (page.record) expect(data['@graph'][0]).toMatchObject({ '@id': absolute(page.route.path) });
});

const real = {
  ...company,
  ...{ sample: false, legalName: 'Bay Cooling of Davie, LLC', uei: 'ABCD12345678', cage: '1AB23' },
  license: { ...company.license, number: 'CAC1812345' },
  office: { ...company.office, street: '12 Bay Street', city: 'Davie', zip: '33314' },
  coordinates: { latitude: 26.07, longitude: -80.25 },
};

it('the company has its address, place, identifiers, license and what it holds, and nothing that is in process', () => {
  const data = written(business('government', real));
  expect(schemaFaults(data)).toEqual([]);
  expect(data.geo).toMatchObject(real.coordinates);
  expect(data.contactPoint.hoursAvailable).toMatchObject({ opens: '00:00', closes: '23:59' });
  const text = JSON.stringify(data);
  const { street, city, zip } = real.office;
  for (const known of [real.license.number, real.uei, real.cage, real.legalName, street, city, zip])
    expect(text).toContain(`"${known}"`);
  for (const { status, name } of credentials)
    expect(text.includes(`"name":"${name}"`), name).toBe(status === 'held');
});

it('a program names only starts for which one may still apply, and stays a course when none is left', () => {
  const sessions = [
    { start: '2031-02-03', end: '2031-03-14', applyBy: '2031-01-20' },
    { start: '2031-04-07', end: '2031-05-16', applyBy: '2031-03-24' },
  ];
  const program = { ...(programs[0] as Program), sessions };
  const { hasCourseInstance } = course(program, '/training', '2031-01-21');
  expect(hasCourseInstance).toMatchObject([{ startDate: '2031-04-07' }]);
  const ended = written(course(program, '/training', '2200-01-01'));
  expect(schemaFaults(ended)).toEqual([]);
  expect(JSON.stringify(ended)).not.toContain('startDate');
});

// For tests: what schema.org knows, read from the declarations of schema-dts, and what Google asks for. No validator runs without a network.

const schema = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
const types = schema.matchAll(/^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm);
const declared = new Map([...types].map(([, name = '', above = '', body = '']) => [name, { above, body }]));

function propertiesOf(name: string): string[] | undefined {
  const found = declared.get(name);
  if (!found) return undefined;
  const own = [...found.body.matchAll(/^ {4}"([\w-]+)"\??:/gm)].map(([, property = '']) => property);
  return [...own, ...found.above.split(/,\s*/).flatMap((above) => propertiesOf(above) ?? [])];
}

// What Google requires as of November 2026: https://developers.google.com/search/docs/appearance/structured-data/
const required: Readonly<Record<string, readonly string[]>> = {
  HVACBusiness: ['name', 'address'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  JobPosting: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
  Course: ['name', 'description'],
  ImageObject: ['contentUrl', 'copyrightNotice'],
  PostalAddress: ['addressCountry'],
};

/** What schema.org does not know and what Google misses, each with its path, such as `@graph[0].geo: Place has no property "latitud"`. */
function schemaFaults(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => schemaFaults(one, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const type = '@type' in data ? String(data['@type']) : undefined;
  const known = type && propertiesOf(`${type}Leaf`);
  // the company stands whole on the pages that present it
  const isNamedOnly = type === 'HVACBusiness' && !('telephone' in data);
  const needs = (type && !isNamedOnly && required[type]) || [];
  return [
    ...(type && !known ? [`${path}: there is no type "${type}"`] : []),
    ...Object.keys(data)
      .filter((name) => known && !name.startsWith('@') && !known.includes(name))
      .map((name) => `${path}: ${type} has no property "${name}"`),
    ...needs
      .filter((name) => !(name in data))
      .map((name) => `${path}: ${type} lacks ${name}, which Google requires`),
    ...Object.entries(data).flatMap(([name, value]) => schemaFaults(value, path ? `${path}.${name}` : name)),
  ];
}
