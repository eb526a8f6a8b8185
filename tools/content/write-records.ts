import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Collection, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-file.ts';
import { readLibrary } from './read-library.ts';
import { dayOf, shownRecords } from './shown-records.ts';

/** Writes every record as JSON for the browser tests, which run outside Vite; a picture is its file. */
export function main([file = 'node_modules/.cache/records.json']: string[] = []): void {
  const { library, faults } = readLibrary(resolve('.'));
  if (faults.length) throw new Error(faults.join('\n'));
  const today = dayOf(library);
  const valuesOf = (
    choose: (collection: Collection, records: readonly ReadRecord[]) => readonly ReadRecord[],
  ) =>
    Object.fromEntries(
      collections.map((collection) => [
        collection.name,
        choose(collection, library[collection.name] ?? []).map(({ value }) => value),
      ]),
    );
  const every = valuesOf((_, records) => records);
  const shown = valuesOf((collection, records) => shownRecords(collection, records, today));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ every, shown }, (_, value) =>
      value instanceof PictureFile ? { file: value.path } : value,
    ),
  );
}
