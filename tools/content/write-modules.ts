import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { contentFaults } from './content-faults.ts';
import { contentModule, contentSpecifiers } from './content-modules.ts';
import { readContent } from './read-content.ts';

/** Writes the code of every module of records and words for the browser tests, which run outside Vite. */
export function main([file = 'node_modules/.cache/content-modules.json']: string[] = []): void {
  const root = resolve('.');
  const content = readContent(root);
  if (content.faults.length) throw contentFaults(content.faults);
  const modules = contentSpecifiers(content).map((specifier) => [
    specifier,
    contentModule(specifier, content, { root, isForBrowser: false }),
  ]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(modules)));
}
