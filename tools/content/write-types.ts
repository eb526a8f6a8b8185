import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { factTexts } from '../../content/facts/format-fact.ts';
import { camelCase, collections } from '../../content/records/collections.ts';
import { contentFaults } from './content-faults.ts';
import { contentModule, contentSpecifiers } from './content-modules.ts';
import { factsGuide } from './facts-guide.ts';
import { type Piece, readContent } from './read-content.ts';
import { original, recordsFolder } from './read-library.ts';
import { givenTo, mayBeEmpty, namesAreListed, type Scope } from './sentences.ts';

/**
 * Writes what follows from the content into `content/.schemas`, which git ignores: a JSON schema a collection, by which an
 * editor completes the fields of a record and marks what is wrong, and the types of the modules `records:…` and `words:…`.
 */
export function writeTypes(root: string): void {
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, noun, schema, isSingle } of collections) {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
    const record = { ...described, title: noun };
    const isTogether = !isSingle && existsSync(join(root, recordsFolder, `${name}.yaml`));
    const file = isTogether ? { type: 'object', additionalProperties: record } : record;
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(file));
  }
  // the original is the shape that every language is held to
  const { faults, pieces, scope } = readContent(root, original);
  if (faults.length) throw contentFaults(faults);
  const words = [...pieces].map(([name, piece]) => wordsType(name, piece, scope));
  writeFileSync(
    join(folder, 'modules.d.ts'),
    [
      "declare module 'records:mark' {\n  export const mark: string;\n}\n",
      ...collections.map(recordsType),
      ...words,
      factsType(scope),
      languageType,
    ].join('\n'),
  );
}

/** The modules of a collection (content-modules.ts), with the types of content/records/collections.ts. */
function recordsType({ name, isSingle, lastDay, perPage }: (typeof collections)[number]): string {
  const declare = (part: string, line: string) =>
    `declare module 'records:${name}${part}' {\n  import type { Records } from '#content/records/collections.ts';\n  ${line}\n}\n`;
  const list = (key: string) => `export const ${key}: Records['${key}'];`;
  const key = camelCase(name);
  if (isSingle) return declare('', list(key));
  return [
    declare('', lastDay ? `${list(key)} ${list(camelCase(`all-${name}`))}` : list(key)),
    declare('/*', `const record: Records['${key}'][number]; export default record;`),
    ...(perPage
      ? [
          declare('/1', list(key)),
          declare(
            '/further',
            `export const furtherPages: readonly (() => Promise<{ ${key}: Records['${key}'] }>)[];`,
          ),
        ]
      : []),
  ].join('');
}

/** Keys whose text is no sentence: names of pages, records, icons and kinds, by which code finds its way. */
const namesOnly = /^(id|route|to|icon|kind|status|hash|page)$/;

function wordsType(name: string, { source, given }: Piece, scope: Scope): string {
  const { given: _, ...words } = source.value as Record<string, unknown>;
  const exports = Object.entries(words).map(
    ([key, value]) => `  export const ${key}: ${typeOf(value, { ...scope, given }, key)};`,
  );
  return `declare module 'words:${name}' {\n${exports.join('\n')}\n}\n`;
}

/** What is left open today is text on another day. */
function factsType(scope: Scope): string {
  const exports = Object.entries(factTexts(scope)).map(
    ([name, text]) =>
      `  export const ${name}: ${typeof text === 'boolean' ? 'boolean' : text === null ? 'string | null' : 'string'};`,
  );
  return `declare module 'words:facts' {\n${exports.join('\n')}\n}\n`;
}

const languageType = `declare module 'words:language' {
  import type { Language } from '#content/records/site.ts';
  export const here: Language;
  export const others: readonly Language[];
}
`;

function typeOf(value: unknown, scope: Scope, key = ''): string {
  if (typeof value === 'string') return sentenceType(value, scope, key);
  if (Array.isArray(value)) {
    const items = value.map((item) => typeOf(item, scope));
    // a list of which entries may be left out has no fixed length
    return value.some((item) => mayBeLeftOut(item, scope))
      ? `readonly (${[...new Set(items)].join(' | ').replaceAll('string | null', 'string')})[]`
      : `readonly [${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, item]) => `readonly ${JSON.stringify(name)}: ${typeOf(item, scope, name)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function sentenceType(sentence: string, scope: Scope, key: string): string {
  if (namesOnly.test(key)) return JSON.stringify(sentence);
  const given = givenTo(sentence, scope).map(
    ([name, type]) => `${name}: ${type === 'number' ? type : 'string | number'}`,
  );
  if (given.length) return `(given: { ${given.join('; ')} }) => string`;
  return mayBeEmpty(sentence, scope) ? 'string | null' : 'string';
}

function mayBeLeftOut(item: unknown, scope: Scope): boolean {
  if (typeof item === 'string') return mayBeEmpty(item, scope);
  return (
    typeof item === 'object' &&
    item !== null &&
    Object.values(item).some((own) => typeof own === 'string' && mayBeEmpty(own, scope))
  );
}

/** Writes the code of every module of records and words for the browser tests, which run outside Vite. */
function writeModules(root: string): void {
  const content = readContent(root);
  if (content.faults.length) throw contentFaults(content.faults);
  const modules = contentSpecifiers(content).map((specifier) => [
    specifier,
    contentModule(specifier, content, { root, isForBrowser: false }),
  ]);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync('node_modules/.cache/content-modules.json', JSON.stringify(Object.fromEntries(modules)));
}

/**
 * Part of `npm run dev`; of `npm run format` with `guide`: it also renews the list of names that sentences may use. With
 * `modules` it writes those for the browser tests alone.
 */
export function main([part]: string[] = []): void {
  const root = resolve('.');
  if (part === 'modules') writeModules(root);
  else writeTypes(root);
  if (part === 'guide') writeFileSync(join(root, namesAreListed), factsGuide(readContent(root)));
}
