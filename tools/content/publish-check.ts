import { resolve } from 'node:path';
import type { Problem, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { specimens } from '../../content/records/specimens.ts';
import { checkContent } from './check-content.ts';
import { dayOf, describeProblem, type ReadLibrary, readLibrary } from './read-library.ts';
import { isSample, leavesOf, ofEach } from './record-faults.ts';

/** `npm run publish-check`: refuses to go live with sample content, specimens, or a status without its proof. */
export async function main(): Promise<void> {
  await checkContent();
  const read = readLibrary(resolve('.'));
  const today = dayOf(read.library);
  const refusals = findUnfinished(read, today);
  if (refusals.length)
    throw new Error(`Not ready to go live: ${refusals.length} points\n${refusals.join('\n')}`);
  console.log('Ready to go live.');
}

/** What keeps the records from going live `today` (`YYYY-MM-DD`). */
export function findUnfinished({ library, sources }: ReadLibrary, today: string): string[] {
  return collections.flatMap(({ name, beforePublishing }) => {
    const records = library[name] ?? [];
    const unfinished = ofEach(records, (record) => beforePublishing?.(record, today));
    return [...records.flatMap(standIns), ...unfinished].map((one) => describeProblem(one, sources));
  });
}

function standIns(record: ReadRecord): Problem[] {
  return leavesOf(record.value).flatMap((leaf) => {
    const value = leaf.value instanceof PictureFile ? leaf.value.path : leaf.value;
    const specimen = typeof value === 'string' && specimens.find(({ pattern }) => pattern.test(value));
    const text = isSample(leaf)
      ? 'is true; replace the sample by the real record, then set sample: false'
      : specimen && `"${value}" is ${specimen.name}; write the real one`;
    return text ? [{ file: record.file, path: leaf.path, text }] : [];
  });
}
