import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { contentFaults } from './content-faults.ts';
import { readLibrary } from './read-library.ts';
import { recordModule, recordSpecifiers } from './record-modules.ts';

/** Writes the code of every module of records for the browser tests, which run outside Vite. */
export function main([file = 'node_modules/.cache/record-modules.json']: string[] = []): void {
  const root = resolve('.');
  const { library, faults } = readLibrary(root);
  if (faults.length) throw contentFaults(faults);
  const modules = recordSpecifiers(library).map((specifier) => [
    specifier,
    recordModule(specifier, library, { root, isForBrowser: false }),
  ]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(modules)));
}
