import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Fact, factTexts } from '../../content/facts/format-fact.ts';
import { camelCase, collections } from '../../content/records/collections.ts';
import { contentModule, contentSpecifiers } from './content-modules.ts';
import { type Content, type Piece, readContent, soundContent } from './read-content.ts';
import { contentFolder, original, recordsFolder } from './read-library.ts';
import { givenTo, mayBeEmpty, namesAreListed, type Scope, say } from './sentences.ts';
import { sameEverywhere } from './translation.ts';

/** Writes into `content/.schemas` a JSON schema a collection, for editors, and the types of the modules `records:…` and `words:…`. */
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
  const { pieces, scope } = soundContent(root, original);
  const types = [
    "declare module 'records:mark' {\n  export const mark: string;\n}\n",
    ...collections.map(recordsType),
    ...[...pieces].map(([name, piece]) => wordsType(name, piece, scope)),
    factsType(scope),
    languageType,
  ];
  writeFileSync(join(folder, 'modules.d.ts'), types.join('\n'));
}

function recordsType({ name, isSingle, lastDay, perPage }: (typeof collections)[number]): string {
  const key = camelCase(name);
  const list = (one: string) => `export const ${one}: Records['${one}'];`;
  const modules = {
    '': lastDay ? `${list(key)} ${list(camelCase(`all-${name}`))}` : list(key),
    ...(!isSingle && { '/*': `const record: Records['${key}'][number]; export default record;` }),
    ...(perPage && {
      '/1': list(key),
      '/further': `export const furtherPages: readonly (() => Promise<{ ${key}: Records['${key}'] }>)[];`,
    }),
  };
  const declared = Object.entries(modules).map(
    ([part, line]) =>
      `declare module 'records:${name}${part}' {\n  import type { Records } from '#content/records/collections.ts';\n  ${line}\n}\n`,
  );
  return declared.join('');
}

function wordsType(name: string, { source, given }: Piece, scope: Scope): string {
  const { given: _, ...words } = source.value as Record<string, unknown>;
  const exports = Object.entries(words).map(
    ([key, value]) => `  export const ${key}: ${typeOf(value, { ...scope, given }, key)};`,
  );
  return `declare module 'words:${name}' {\n${exports.join('\n')}\n}\n`;
}

/** What is left open today is text on another day. */
function factsType(scope: Scope): string {
  const exports = Object.entries(factTexts(scope)).map(([name, text]) => {
    const type = text === null ? 'string | null' : typeof text;
    return `  export const ${name}: ${type};`;
  });
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
  if (sameEverywhere.test(key)) return JSON.stringify(sentence);
  const given = givenTo(sentence, scope).map(
    ([name, type]) => `${name}: ${type === 'number' ? type : 'string | number'}`,
  );
  const taken = `{ ${given.join('; ')} }`;
  // a company's own sentence need not name all that the page gives
  if (given.length && contentFolder !== 'content') return `<Given extends ${taken}>(given: Given) => string`;
  if (given.length) return `(given: ${taken}) => string`;
  return mayBeEmpty(sentence, scope) ? 'string | null' : 'string';
}

function mayBeLeftOut(item: unknown, scope: Scope): boolean {
  const own = typeof item === 'string' ? [item] : Object.values(Object(item));
  return own.some((sentence) => typeof sentence === 'string' && mayBeEmpty(sentence, scope));
}

/** Writes the code of every module of records and words for the browser tests, which run outside Vite. */
function writeModules(root: string): void {
  const content = soundContent(root);
  const codeOf = (specifier: string) => contentModule(specifier, content, { root, isForBrowser: false });
  const modules = contentSpecifiers(content).map((specifier) => [specifier, codeOf(specifier)]);
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'content-modules.json'), JSON.stringify(Object.fromEntries(modules)));
}

/** Part of `npm run dev`; with `guide`, in `npm run format`, also docs/facts.md; with `modules` those for the browser tests alone. */
export function main([part]: string[] = []): void {
  const root = resolve('.');
  if (part === 'modules') writeModules(root);
  else writeTypes(root);
  if (part === 'guide') writeFileSync(join(root, namesAreListed), factsGuide(readContent(root)));
}

const head = `# Names that a sentence may use

A sentence in \`content/words/en/\` or in a record names a fact in braces, and the build writes its value there: \`Call {phone} by
{homeCallBy}.\` With a capital, \`{EmergencyAtHome}\`, the value begins with one. This list is written by \`npm run format\`; the
values are those of today. [Sentences](editing-content.md#change-a-sentence) says what else a sentence can do.
`;

/** Throws where the list is not that of the site's own records; another company's folder has none. */
export function checkFactsGuide(root: string): void {
  if (contentFolder !== 'content') return;
  if (readFileSync(join(root, namesAreListed), 'utf8') !== factsGuide(readContent(root)))
    throw new Error(`${namesAreListed} is not of today; run npm run format`);
}

function factsGuide({ facts, scope }: Content): string {
  const today = factTexts(scope);
  const groups = Object.entries(facts).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, fact]) => [
      name,
      `${today[name] ?? 'none'}`,
      kindOf(fact),
    ]);
    return section(title, rows);
  });
  const sentences = Object.entries(scope.sentences).map(([name, sentence]) => [
    name,
    String(say(sentence, scope) ?? 'nothing today'),
    'sentence',
  ]);
  return [head, ...groups, section('Sentences with a name', sentences)].join('\n');
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map(([name, value, kind]) => `| \`${name}\` | ${value} | ${kind} |`);
  return [`## ${title}`, '', '| Name | Today | Kind |', '|---|---|---|', ...lines, ''].join('\n');
}

const names = 'names: plural, number';
const kinds: Partial<Record<string, string>> = {
  count: 'count: plural, number',
  names,
  weekdays: names,
  week: 'hours',
};

function kindOf(fact: Fact): string {
  if (fact === null) return 'left open: select';
  if (typeof fact === 'boolean') return 'true or false: select';
  if (typeof fact === 'string') return 'text';
  const [unit = ''] = Object.keys(fact);
  return kinds[unit] ?? unit;
}
