import { officialCountyNames } from '#tools/map/county-geometry.ts';
import type { Content } from './content-registry.ts';

/** What is wrong with the names of the counties, measured by the Census Bureau's list. */
export function countyFaults({ company, regions }: Content): string[] {
  const names: string[] = regions.flatMap(({ counties }) => counties);
  const file = 'content/counties.ts: regions';
  return [
    ...names
      .filter((name) => !officialCounties.includes(name))
      .map((name) => `${file}: "${name}" is no county of Florida; correct its spelling`),
    ...officialCounties
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name} is missing; add it to its region`),
    ...repeated(names).map((name) => `${file}: ${name} stands twice; remove one of the two`),
    ...(company.countyCount === names.length
      ? []
      : [
          `content/company.ts: countyCount: is ${company.countyCount}, the list holds ${names.length}; correct it`,
        ]),
  ];
}

/** The items that stand more than once. */
export function repeated<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

/** What the map is drawn from: a county that is lost or misspelled in the content is noticed. */
const officialCounties = await officialCountyNames('.');
