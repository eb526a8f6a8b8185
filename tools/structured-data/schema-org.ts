// For tests: what schema.org knows, read from the declarations of schema-dts, and what Google asks for. No validator runs without a network.
import { readFileSync } from 'node:fs';

/** The body of each declared interface, and those that it extends. */
const declared = new Map(
  [
    ...readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').matchAll(
      /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm,
    ),
  ].map(([, name = '', above = '', body = '']) => [name, { above, body }]),
);

/** Every property that what is declared by this name may have; undefined where nothing is. */
function propertiesOf(name: string): string[] | undefined {
  const found = declared.get(name);
  if (!found) return undefined;
  const own = [...found.body.matchAll(/^ {4}"([\w-]+)"\??:/gm)].map(([, property = '']) => property);
  return [...own, ...found.above.split(/,\s*/).flatMap((above) => propertiesOf(above) ?? [])];
}

/**
 * What Google requires of a type before it shows more than a link, by its documentation as of November 2026, below
 * https://developers.google.com/search/docs/appearance/structured-data/. Of a list one property is enough.
 */
const required: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  HVACBusiness: ['name', 'address'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  JobPosting: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
  Course: ['name', 'description'],
  // Google has shown no course info since June 2025; the table keeps what it asked for until then
  CourseInstance: ['courseMode', ['courseSchedule', 'courseWorkload']],
  ImageObject: ['contentUrl', ['creator', 'creditText', 'copyrightNotice', 'license']],
  PostalAddress: ['addressCountry'],
};

/** What schema.org does not know and what Google misses, each with its path, such as `@graph[0].geo: Place has no property "latitud"`. */
export function schemaFaults(data: unknown, path = ''): string[] {
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
      .filter((need) => ![need].flat().some((name) => name in data))
      .map((need) => `${path}: ${type} lacks ${[need].flat().join(' or ')}, which Google requires`),
    ...Object.entries(data).flatMap(([name, value]) => schemaFaults(value, path ? `${path}.${name}` : name)),
  ];
}
