// One file, longer than others, so that records and files of words are compared with their original in one way.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nearest } from '../../content/facts/record-by-id.ts';
import type { Library } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import type { Language } from '../../content/records/site.ts';
import { contentFolder, original, recordsFolder } from './read-library.ts';
import { fieldName } from './record-faults.ts';
import { namesIn, parseSentence } from './sentence-syntax.ts';
import { small } from './sentences.ts';
import type { Source } from './yaml-source.ts';

/** From which sentence of the original each sentence was written, as its digest, by file and field. */
export type ReadFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a language keeps that, from the root of the project. */
export const readFromFile = (language: string) => `${contentFolder}/words/${language}/read-from.json`;

/** The name of a file of words or of records' words, as `home` or `records/positions`. */
export const pieceOf = (file: string) => file.replace(/^.*\/words\/[\w-]+\/|\.yaml$/g, '');

type Original = Pick<Source, 'file' | 'value'>;

/** The words of the records that have any, a collection a piece. */
export function recordWords(library: Library): [piece: string, words: Original][] {
  return collections.map(({ name, schema, isSingle }) => {
    const words = (library[name] ?? []).map(({ value }) => [value.id, wordsIn(schema, value)]);
    const value = isSingle ? words[0]?.[1] : Object.fromEntries(words);
    return [`records/${name}`, { file: `${recordsFolder}/${name}`, value }];
  });
}

/** What its schema marks in a value as words of a language (content/records/fields.ts), in the shape of the value. */
export function wordsIn(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value === 'string' && z.globalRegistry.get(schema)?.isTranslated) return value;
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if ('innerType' in def) return wordsIn(def.innerType, value);
  if (def.type === 'pipe') return wordsIn(def.in, value);
  if (def.type === 'union') {
    const fitting = def.options.find((option) => z.safeParse(option, value).success);
    return fitting && wordsIn(fitting, value);
  }
  if (!isGroup(value)) return undefined;
  if (def.type === 'array') return Object.values(value).map((item) => wordsIn(def.element, item));
  const fields = Object.entries(value).flatMap(([key, item]) => {
    const field = def.type === 'record' ? def.valueType : def.type === 'object' ? def.shape[key] : undefined;
    const words = field && wordsIn(field, item);
    return words === undefined ? [] : [[key, words]];
  });
  return fields.length ? Object.fromEntries(fields) : undefined;
}

export interface SentencePair {
  source: Source;
  path: PropertyKey[];
  piece: string;
  english: string;
  own: string;
}

/** Keys whose text finds something, and is the same in every language: names of pages, records, icons and kinds. */
export const sameEverywhere = /^(id|route|to|icon|kind|status|hash|page)$/;

/** Whether a text is a name by which code finds its way. */
export function isSameEverywhere(path: readonly PropertyKey[], text: string): boolean {
  if (path[0] === 'given') return true;
  return sameEverywhere.test(String(path.at(-1))) && /^[a-z][\w-]*$/.test(text);
}

/** What each language sets in its own way: as many names and units as it needs. */
const ownWays = ['typography'];

/** Compares what a language says with the original, sentence by sentence; the library has its sentences in the place of its own. */
export function translate(
  library: Library,
  english: ReadonlyMap<string, Source>,
  own: readonly Source[],
  { id: language, untranslated = [] }: Pick<Language, 'id' | 'untranslated'>,
): { library: Library; faults: string[]; pairs: SentencePair[] } {
  const originals = new Map<string, Original>([...english, ...recordWords(library)]);
  const said = new Map(own.map((source) => [pieceOf(source.file), source.value]));
  const faults = [...english].flatMap(([piece, { file }]) =>
    said.has(piece) || untranslated.includes(piece)
      ? []
      : `${contentFolder}/words/${language}/${piece}.yaml: is missing; say in it what ${file} says, or list it as untranslated in languages.yaml`,
  );
  const pairs = own.flatMap((source) => {
    const piece = pieceOf(source.file);
    const from = originals.get(piece);
    faults.push(...source.faults, ...(from ? [] : [strayPiece(source, originals)]));
    if (!from || source.faults.length || ownWays.includes(piece)) return [];
    const compared = compareFields(from, source, { isPartial: piece.startsWith('records/') });
    faults.push(...compared.faults);
    return compared.pairs;
  });
  for (const pair of pairs) faults.push(...namesFaults(pair, language));
  if (faults.length) return { library, faults, pairs };
  const translated = collections.map(({ name, isSingle }) => {
    const words = said.get(`records/${name}`);
    const ownOf = (id: string) => (isSingle ? words : Object(words)[id]);
    const records = library[name]?.map(({ file, value }) => ({
      file,
      value: withTexts(value, ownOf(value.id)),
    }));
    return [name, records ?? []];
  });
  return { library: Object.fromEntries(translated), faults, pairs };
}

function withTexts(value: unknown, texts: unknown): unknown {
  if (!isGroup(texts) || !isGroup(value)) return texts ?? value;
  const said = Object.entries(texts).map(([key, text]) => [key, withTexts(value[key], text)]);
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(said));
}

/** Files of names for which a company may have more of its own. */
const extensible = [...ownWays, 'abbreviations', 'sentences', 'units'];

/** What a company's own file of the original's words lacks of the shared one, or says that no page reads; its lists are its own affair. */
export function ownFaults(own: Source, shared: ReadonlyMap<string, Source>): string[] {
  const piece = pieceOf(own.file);
  const from = shared.get(piece);
  if (!from) return [strayPiece(own, shared)];
  const { faults, pairs } = compareFields(from, own, {
    isOwn: true,
    mayHaveMore: extensible.includes(piece),
  });
  const { given = [] } = from.value as { given?: string[] };
  const givenTo = (sentence: string) => given.filter((name) => namesOf(sentence, original).has(name));
  for (const { path, english, own: sentence } of pairs)
    try {
      // what a page completes is a function, and every sentence in its place has to be one
      if (givenTo(english).length === 0 || givenTo(sentence).length > 0) continue;
      const text = `names nothing of what the page gives; say ${braced(givenTo(english))}`;
      faults.push(own.describe({ path, text }));
    } catch (error) {
      faults.push(own.describe({ path, text: (error as Error).message }));
    }
  return faults;
}

const strayPiece = ({ file }: Source, known: ReadonlyMap<string, Original>) =>
  `${file}: is read by no page; ${nearest(pieceOf(file), [...known.keys()])}`;

function compareFields(
  from: Original,
  source: Source,
  { isOwn = false, isPartial = false, mayHaveMore = false } = {},
) {
  const faults: string[] = [];
  const pairs: SentencePair[] = [];
  const compare = (before: unknown, now: unknown, path: PropertyKey[], known: string[] = []): void => {
    const fault = (text: string) => faults.push(source.describe({ path, text }));
    const key = path.at(-1);
    if ((isOwn && Array.isArray(before)) || (isPartial && (now === undefined || now === null))) return;
    if (now === undefined) fault(`is missing; write what ${from.file} says there`);
    else if (before === undefined) {
      const other = typeof key === 'string' ? `, or ${nearest(key, known)}` : '';
      if (!mayHaveMore) fault(`is no sentence of ${from.file}; take it out${other}`);
    } else if (typeof before === 'string' && typeof now === 'string') {
      if (!isSameEverywhere(path, before))
        pairs.push({ source, path, piece: pieceOf(source.file), english: before, own: now });
      else if (before !== now && !isOwn) fault(`is the same in every language; write ${before}`);
    } else if (isGroup(before) && isGroup(now)) {
      const keys = Object.keys(before);
      for (const step of new Set([...keys, ...Object.keys(now)]))
        compare(before[step], now[step], [...path, Array.isArray(before) ? Number(step) : step], keys);
    } else if (before !== now)
      fault(`is ${typeof now}, and ${typeof before} in ${from.file}; write it alike`);
  };
  // which names a company's own sentences take of what the page gives, is its own affair too
  const fieldsOf = ({ value }: Original) => (isOwn ? { ...(value as object), given: [] } : value);
  compare(fieldsOf(from), fieldsOf(source), []);
  return { faults, pairs };
}

/** Sentences whose original is another than the one that they were written from. */
export function staleFaults(pairs: readonly SentencePair[], root: string, language: string): string[] {
  const known = readFrom(root, language);
  return pairs
    .filter(({ piece, path, english }) => known[piece]?.[fieldName(path)] !== digestOf(english))
    .map(({ source, path, piece, english }) => {
      const text = `its English is now “${english.trim()}”; read both again, then run npm run translated -- ${language} ${piece}`;
      return source.describe({ path, text });
    });
}

/** What a language was written from, as its file says. */
export function readFrom(root: string, language: string): ReadFrom {
  const file = join(root, readFromFile(language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Eight letters of a hash are enough to see that a sentence has changed. */
export function digestOf(sentence: string): string {
  return createHash('sha256').update(sentence).digest('base64url').slice(0, 8);
}

/** A sentence names what the original names: a fact that is left out is a promise, a price or a condition that is not told. */
function namesFaults({ source, path, english, own }: SentencePair, language: string): string[] {
  const fault = (text: string) => [source.describe({ path, text })];
  try {
    const [wanted, found] = [namesOf(english, original), namesOf(own, language)];
    const missing = [...wanted].filter((name) => !found.has(name));
    const extra = [...found].filter((name) => !wanted.has(name));
    return [
      ...(missing.length ? fault(`lacks ${braced(missing)}; say it as the original does`) : []),
      ...(extra.length ? fault(`names ${braced(extra)}, which the original does not; take it out`) : []),
    ];
  } catch (error) {
    return fault((error as Error).message);
  }
}

const namesOf = (sentence: string, language: string) =>
  new Set(namesIn(parseSentence(sentence, language)).map(({ name }) => small(name)));

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
