// That Florida has 67 counties, each in one region, is a rule over several records, which no schema of one can hold.

import { type Library, type Problem, recordsOf } from '../../content/records/collection.ts';
import type { Region } from '../../content/records/places.ts';
import { nearest } from '../../content/values/nearest.ts';

/** Counties of the regions that Florida does not have, and Florida's counties that no region has, once each. */
export function countyProblems(library: Library, official: readonly string[]): Problem[] {
  const regions = (library.regions ?? []).map(({ file }, index) => ({
    file,
    counties: recordsOf<Region>(library, 'regions')[index]?.counties ?? [],
  }));
  const listed = regions.flatMap(({ file, counties }) =>
    counties.map((name, index) => ({ file, name, field: `counties[${index}]` })),
  );
  const missing = official.filter((name) => listed.every((one) => one.name !== name));
  return [
    ...listed
      .filter(({ name }) => !official.includes(name))
      .map(({ file, field, name }) => ({
        file,
        field,
        text: `"${name}" is no county of Florida; ${nearest(name, missing)}`,
      })),
    ...listed
      .filter(({ name }, index) => listed.findIndex((one) => one.name === name) !== index)
      .map(({ file, field, name }) => ({ file, field, text: `${name} stands twice; remove one of the two` })),
    ...missing.map((name) => ({ field: 'counties', text: `${name} is missing; add it to its region` })),
  ];
}
