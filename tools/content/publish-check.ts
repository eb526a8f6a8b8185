import { resolve } from 'node:path';
import type { Collection, Problem, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { specimens } from '../../content/records/specimens.ts';
import { checkContent } from './check-content.ts';
import { printable } from './content-faults.ts';
import { describeProblem, type ReadLibrary, readLibrary } from './read-library.ts';
import { isSample, leavesOf, ofEach } from './record-faults.ts';
import { dayOf } from './shown-records.ts';

/** `npm run publish-check`: refuses to go live with sample content, specimens, or a status without its proof. */
export async function main(): Promise<void> {
  await checkContent();
  const read = readLibrary(resolve('.'));
  const today = dayOf(read.library);
  const { refusals, warnings } = findUnfinished(read, today);
  for (const warning of warnings) console.warn(printable(`Note: ${warning}`));
  if (refusals.length)
    throw new Error(`Not ready to go live: ${refusals.length} points\n${refusals.join('\n')}`);
  console.log('Ready to go live.');
}

/** What keeps the records from going live `today` (`YYYY-MM-DD`), and what an owner should be able to answer with yes. */
export function findUnfinished({ library, sources }: ReadLibrary, today: string) {
  const described = (of: (collection: Collection, records: readonly ReadRecord[]) => Problem[]) =>
    collections.flatMap((collection) =>
      of(collection, library[collection.name] ?? []).map((problem) => describeProblem(problem, sources)),
    );
  return {
    refusals: described((collection, records) => [
      ...records.flatMap(standIns),
      ...ofEach(records, (record) => collection.beforePublishing?.(record, today)),
    ]),
    warnings: described((collection, records) => {
      const values = records.map(({ value }) => value) as never[];
      return ofEach(records, (record) => collection.questions?.(record, values));
    }),
  };
}

/** Every field of a record that says sample, or holds a specimen. */
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
