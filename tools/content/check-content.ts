import { resolve } from 'node:path';
import { officialCountyNames } from '../map/county-geometry.ts';
import { findWordFaults } from './check-words.ts';
import { countyProblems } from './county-names.ts';
import { staleSchemas } from './json-schemas.ts';
import { describeProblem, readLibrary } from './read-library.ts';
import { findRepeatedFacts } from './repeated-facts.ts';

/** `npm run check`, first part: stops at content that is wrong, naming file, place, field, fault and remedy. */
export async function checkContent(): Promise<void> {
  const root = resolve('.');
  const { library, sources, faults } = readLibrary(root);
  if (faults.length === 0) {
    const counties = countyProblems(library, await officialCountyNames(root));
    faults.push(
      ...counties.map((problem) => describeProblem({ ...problem, collection: 'regions' }, sources)),
      // they say what the records say: while those are wrong, they cannot be read
      ...findWordFaults(),
      ...findRepeatedFacts(root, library),
      ...staleSchemas(root),
    );
  }
  if (faults.length) throw new Error(`${faults.length} faults in the content\n${faults.join('\n')}`);
}

/** Entry point of the command. */
export async function main(): Promise<void> {
  await checkContent();
  console.log('The content is in order.');
}
