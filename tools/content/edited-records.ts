import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadLibrary, readLibrary, recordsFolder } from './read-library.ts';

/** What an office does to a record's file: text to find in it and what to write instead, or the whole new text, or null to delete it. */
export type Edit = readonly [find: string | RegExp, write: string] | string | null;

/** For tests: the records as they are read after edits, by file below content/records. */
export function readEdited(edits: Readonly<Record<string, Edit>>): ReadLibrary {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  try {
    cpSync(recordsFolder, join(root, recordsFolder), {
      recursive: true,
      filter: (path) => !/\.(png|webp|jpe?g|ts|json)$/.test(path),
    });
    for (const [name, edit] of Object.entries(edits)) editFile(join(root, recordsFolder, name), edit);
    return readLibrary(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Makes one edit; throws where the text to find is not there, so that no test passes because nothing was changed. */
export function editFile(file: string, edit: Edit): void {
  if (edit === null) {
    rmSync(file);
    return;
  }
  if (typeof edit === 'string') {
    writeFileSync(file, edit);
    return;
  }
  const [find, write] = edit;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(find, write);
  if (after === before) throw new Error(`${file} has no ${find}`);
  writeFileSync(file, after);
}
