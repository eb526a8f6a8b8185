// One file, longer than others, so that records and files of words are compared with their original in one way.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { nearest } from '../../content/facts/record-by-id.ts';
import type { Library, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import type { Language } from '../../content/records/site.ts';
import { contentFolder, original, type ReadLibrary } from './read-library.ts';
import { fieldName, type PlacedText, textsIn } from './record-faults.ts';
import { namesIn, parseSentence } from './sentence-syntax.ts';
import { small } from './sentences.ts';
import type { Source } from './yaml-source.ts';

/** From which sentence of the original each sentence was written, as its digest, by file and field. */
export type ReadFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a language keeps that, from the root of the project. */
export const readFromFile = (language: string) => `${contentFolder}/words/${language}/read-from.json`;

/** The records with a language's sentences in the place of their own; a sentence for what is no field of words is a fault. */
export function translateRecords(
  read: ReadLibrary,
  sources: readonly Source[],
  language: string,
): { library: Library; faults: string[]; pairs: SentencePair[] } {
  const faults: string[] = [];
  const pairs: SentencePair[] = [];
  const library: Record<string, readonly ReadRecord[]> = { ...read.library };
  const names = collections.map((one) => one.name);
  for (const source of sources) {
    const name = basename(source.file, '.yaml');
    const collection = collections.find((one) => one.name === name);
    if (!collection) {
      faults.push(`${source.file}: says words of no list of records; ${nearest(name, names)}`);
      continue;
    }
    const { isSingle, schema } = collection;
    const every = library[name] ?? [];
    const ids = every.map(({ value }) => value.id);
    const said: Record<string, unknown> = Object(isSingle ? { [name]: source.value } : source.value);
    const fault = (path: PropertyKey[], text: string) => faults.push(source.describe({ path, text }));
    for (const id of Object.keys(said))
      if (!ids.includes(id))
        fault([id], `is no record of ${name}, or no more; take its words out, or ${nearest(id, ids)}`);
    library[name] = every.map(({ file, value }) => {
      const english = new Map(
        translatedFields(schema, value).map(({ path, text }) => [fieldName(path), text]),
      );
      const own = new Map<string, string>();
      for (const { path, text } of textsIn(said[value.id])) {
        const place = isSingle ? path : [value.id, ...path];
        const before = english.get(fieldName(path));
        if (before === undefined) fault(place, 'is no sentence of the record; take the line out');
        else {
          own.set(fieldName(path), text);
          pairs.push({ source, path: place, piece: `records/${name}`, english: before, own: text });
        }
      }
      return { file, value: withTexts(value, own) };
    });
  }
  for (const pair of pairs) faults.push(...namesFaults(pair, language));
  return { library, faults, pairs };
}

/** A copy that says other texts in some fields. */
function withTexts<Value>(value: Value, texts: ReadonlyMap<string, string>, path: PropertyKey[] = []): Value {
  if (typeof value === 'string') return (texts.get(fieldName(path)) ?? value) as Value;
  if (typeof value !== 'object' || value === null || value instanceof PictureFile) return value;
  if (Array.isArray(value))
    return value.map((item, index) => withTexts(item, texts, [...path, index])) as Value;
  const fields = Object.entries(value).map(([key, item]) => [key, withTexts(item, texts, [...path, key])]);
  return Object.fromEntries(fields) as Value;
}

/** The texts of a value that its schema marks as words of a language (content/records/fields.ts), and where each stands. */
export function translatedFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): PlacedText[] {
  if (typeof value === 'string' && z.globalRegistry.get(schema)?.isTranslated) return [{ path, text: value }];
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if ('innerType' in def) return translatedFields(def.innerType, value, path);
  if (def.type === 'pipe') return translatedFields(def.in, value, path);
  if (def.type === 'union') {
    const fitting = def.options.find((option) => z.safeParse(option, value).success);
    return fitting ? translatedFields(fitting, value, path) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (def.type === 'array') return translatedFields(def.element, item, [...path, Number(key)]);
    const field = def.type === 'record' ? def.valueType : def.type === 'object' ? def.shape[key] : undefined;
    return field ? translatedFields(field, item, [...path, key]) : [];
  });
}

/** A sentence of a language with the one of the original that it was written from. */
export interface SentencePair {
  source: Source;
  path: PropertyKey[];
  /** The file, as `home` or `records/positions`. */
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

/** Compares the files of words of a language with the original, sentence by sentence. */
export function comparePieces(
  english: ReadonlyMap<string, Source>,
  own: ReadonlyMap<string, Source>,
  { id: language, untranslated = [] }: Pick<Language, 'id' | 'untranslated'>,
): { faults: string[]; pairs: SentencePair[] } {
  const faults: string[] = [];
  for (const [piece, { file }] of english) {
    const fault = `is missing; say in it what ${file} says, or list it as untranslated in languages.yaml`;
    if (!own.has(piece) && !untranslated.includes(piece))
      faults.push(`${contentFolder}/words/${language}/${piece}.yaml: ${fault}`);
  }
  const pairs: SentencePair[] = [];
  for (const [piece, source] of own) {
    const from = english.get(piece);
    if (!from) faults.push(strayPiece(source, piece, english));
    else if (!ownWays.includes(piece)) {
      const compared = compareFields(from, source);
      faults.push(...compared.faults);
      pairs.push(...compared.pairs.map((pair) => ({ ...pair, source, piece })));
    }
  }
  for (const pair of pairs) faults.push(...namesFaults(pair, language));
  return { faults, pairs };
}

/** Files of names for which a company may have more of its own. */
const extensible = [...ownWays, 'abbreviations', 'sentences', 'units'];

/** What a company's own file of the original's words lacks of the shared one, or says that no page reads; its lists are its own affair. */
export function ownFaults(own: Source, shared: ReadonlyMap<string, Source>): string[] {
  const piece = basename(own.file, '.yaml');
  const from = shared.get(piece);
  if (!from) return [strayPiece(own, piece, shared)];
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

const strayPiece = ({ file }: Source, piece: string, known: ReadonlyMap<string, Source>) =>
  `${file}: is read by no page; ${nearest(piece, [...known.keys()])}`;

/** Where the fields of a file of words are others than those of `from`, and every text that stands in both. */
function compareFields(from: Source, source: Source, { isOwn = false, mayHaveMore = false } = {}) {
  const faults: string[] = [];
  const pairs: Pick<SentencePair, 'path' | 'english' | 'own'>[] = [];
  const compare = (before: unknown, now: unknown, path: PropertyKey[]): void => {
    const fault = (text: string, field = path) => faults.push(source.describe({ path: field, text }));
    if (isOwn && Array.isArray(before)) return;
    if (typeof before === 'string' && typeof now === 'string') {
      if (!isSameEverywhere(path, before)) pairs.push({ path, english: before, own: now });
      else if (before !== now && !isOwn) fault(`is the same in every language; write ${before}`);
    } else if (isGroup(before) && isGroup(now)) {
      const step = (key: string) => (Array.isArray(before) ? Number(key) : key);
      for (const key of Object.keys(before).map(step))
        if (!(key in now)) fault(`is missing; write what ${from.file} says there`, [...path, key]);
      for (const key of Object.keys(now).map(step)) {
        const field = [...path, key];
        if (key in before) compare(before[key], now[key], field);
        else if (!mayHaveMore) fault(`is not in ${from.file}; take it out`, field);
      }
    } else if (before !== now)
      fault(`is ${typeof now}, and ${typeof before} in ${from.file}; write it alike`);
  };
  // which names a company's own sentences take of what the page gives, is its own affair too
  const fieldsOf = ({ value }: Source) => (isOwn ? { ...(value as object), given: [] } : value);
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
