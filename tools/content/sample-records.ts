import { readLibrary } from './read-library.ts';

/** The files of the records that are stand-ins, whole or in a part: while there is one, search engines are kept away. */
export function sampleRecords(root: string): string[] {
  return Object.values(readLibrary(root).library)
    .flat()
    .filter(({ value }) => isSample(value))
    .map(({ file }) => file);
}

function isSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => (key === 'sample' && one === true) || isSample(one));
}
