import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PictureFile } from '../../content/records/picture-file.ts';
import { readLibrary } from './read-library.ts';

/** Writes every record as JSON for the browser tests, which run outside Vite; a picture is its file. */
export function main([file = 'node_modules/.cache/records.json']: string[] = []): void {
  const { library, faults } = readLibrary(resolve('.'));
  if (faults.length) throw new Error(faults.join('\n'));
  const records = Object.fromEntries(
    Object.entries(library).map(([name, list]) => [name, list.map(({ value }) => value)]),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(records, (_, value) => (value instanceof PictureFile ? { file: value.path } : value)),
  );
}
