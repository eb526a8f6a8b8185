import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '../../content/facts/dictionary.ts';
import type { Fact, Facts } from '../../content/facts/format-fact.ts';
import { type Library, recordsOf } from '../../content/records/collection.ts';
import { camelCase, collections, type Records } from '../../content/records/collections.ts';
import type { Language } from '../../content/records/site.ts';
import { contentFaults } from './content-faults.ts';
import {
  contentFolder,
  dayOf,
  leftovers,
  original,
  pagesOff,
  type ReadLibrary,
  readLibrary,
  readTexts,
  recordsFolder,
  shownRecords,
  siteLanguage,
} from './read-library.ts';
import { sayAll, sayRecords, type Word } from './say-content.ts';
import type { Scope } from './sentences.ts';
import { ownFaults, pieceOf, type SentencePair, staleFaults, translate } from './translation.ts';
import { parseYaml, type Source } from './yaml-source.ts';

/** One file of words, as pages import it: `words:home`. */
export interface Piece {
  source: Source;
  words: Readonly<Record<string, Word>>;
  given: readonly string[];
}

export interface Content extends ReadLibrary {
  pieces: ReadonlyMap<string, Piece>;
  facts: Readonly<Record<string, Facts>>;
  scope: Scope;
  /** Every sentence of another language with the one of the original that it stands for. */
  pairs: readonly SentencePair[];
}

/** The same of the language that is built; throws what is wrong with it. */
export function soundContent(root: string, language = siteLanguage): Content {
  const content = readContent(root, language);
  if (content.faults.length) throw contentFaults(content.faults);
  return content;
}

/** Reads the records and words of the site below `root` in a language; the faults have the form of `readLibrary`. */
export function readContent(root: string, language = siteLanguage): Content {
  const read = readLibrary(root);
  const words = readWords(root, language);
  const faults = [...read.faults, ...words.faults];
  if (faults.length === 0)
    faults.push(...strayFolders(root, read.library), ...ownWordFaults(root, words, read));
  if (language === original || faults.length) return contentOf({ ...read, faults }, words.texts, language);
  const { library, pairs, ...translated } = translatedIn(root, read, words, language);
  const { untranslated = [] } = languageOf(read.library, language) ?? {};
  const lent = [...wordTexts(root)].filter(([file]) => untranslated.includes(pieceOf(file)));
  const ofPages = [...words.texts].filter(([file]) => !pieceOf(file).startsWith('records/'));
  faults.push(...translated.faults, ...staleFaults(pairs, root, language));
  return { ...contentOf({ ...read, library, faults }, new Map([...lent, ...ofPages]), language), pairs };
}

/** The sentences of a language with those of the original, also where these have changed since. */
export function sentencePairs(root: string, language: string): SentencePair[] {
  const { pairs, faults } = translatedIn(root, readLibrary(root), readWords(root, language), language);
  if (faults.length) throw contentFaults(faults);
  return pairs;
}

function translatedIn(root: string, { library }: ReadLibrary, words: Words, language: string) {
  const record = languageOf(library, language);
  if (record)
    return translate(library, sourcesOf(wordTexts(root)), [...sourcesOf(words.texts).values()], record);
  const fault = `${recordsFolder}/languages.yaml: has no "${language}"; add it, or delete its words`;
  return { library, pairs: [], faults: [fault] };
}

/** The record of a language. */
export const languageOf = (library: Library, language: string) =>
  recordsOf<Language>(library, 'languages').find(({ id }) => id === language);

/** The same from records that lie anywhere. */
export function contentOf(read: ReadLibrary, texts: ReadonlyMap<string, string>, language = original) {
  const sources = [...texts].map(([file, text]) => parseYaml(file, text));
  // what cannot be read of a language is told where it is compared, too
  const faults = [...new Set([...read.faults, ...sources.flatMap((source) => source.faults)])];
  const readable = faults.length ? [] : sources;
  const named = sources.find(({ file }) => pieceOf(file) === 'sentences');
  const sentences = (named?.value ?? {}) as Record<string, string>;
  // while records are wrong, no fact can be taken from them
  const facts = faults.length ? {} : factsOf(recordsIn(read.library));
  const flat: Record<string, Fact> = Object.assign({}, ...Object.values(facts));
  const scope: Scope = { language, facts: flat, sentences, given: [] };
  const pieces = new Map<string, Piece>();
  for (const name of Object.keys(sentences))
    if (Object.hasOwn(flat, name))
      faults.push(`${named?.at([name])}: ${name}: is the name of a fact; give the sentence another one`);
  const off: readonly string[] = pagesOff(read.library);
  for (const source of readable) {
    const name = pieceOf(source.file);
    if (source.value?.constructor !== Object) {
      faults.push(`${source.file}:1:1: has no fields; write each as name: value, or delete the file`);
      continue;
    }
    const { given = [], ...own } = source.value as { given?: string[] };
    for (const [index, taken] of given.entries())
      if (Object.hasOwn(flat, taken) || Object.hasOwn(sentences, taken))
        faults.push(
          `${source.at(['given', index])}: given: ${taken} is a fact or a sentence already; give it another name`,
        );
    const report = (path: PropertyKey[], text: string) => {
      // of a page that is switched off nobody reads a word
      const page = name === 'pages' ? String(path[1]) : camelCase(name);
      if (!off.includes(page)) faults.push(source.describe({ path, text }));
    };
    const words = sayAll(own, { ...scope, given }, { report, written: source.written });
    pieces.set(name, { source, words, given } as Piece);
  }
  const library = faults.length ? read.library : sayRecords(read, scope, faults);
  return { library, sources: read.sources, faults, pieces, facts, scope, pairs: [] };
}

/** The files of the original's words by their path; of two with one name the company's own. */
export function wordTexts(root: string): Map<string, string> {
  return readWords(root, original).texts;
}

function sourcesOf(texts: ReadonlyMap<string, string>): Map<string, Source> {
  return new Map([...texts].map(([file, text]) => [pieceOf(file), parseYaml(file, text)]));
}

function strayFolders(root: string, library: Library): string[] {
  const folder = `${contentFolder}/words`;
  const languages = [original, ...recordsOf<Language>(library, 'languages').map(({ id }) => id)];
  const remedy = `is read by no page; its files belong in ${folder}/${original}, or add the language to languages.yaml`;
  return (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    .filter((name) => !leftovers.test(name) && !languages.includes(name))
    .map((name) => `${folder}/${name}: ${remedy}`);
}

function ownWordFaults(root: string, { own }: Words, { library }: ReadLibrary): string[] {
  if (own.size === 0) return [];
  const shared = sourcesOf(readTexts(root, `content/words/${original}`).texts);
  const off: readonly string[] = pagesOff(library);
  return [...sourcesOf(own)].flatMap(([piece, source]) =>
    off.includes(camelCase(piece)) ? [] : ownFaults(source, shared),
  );
}

type Words = ReturnType<typeof readWords>;

function readWords(root: string, language: string) {
  const own = `${contentFolder}/words/${language}`;
  // a company's own folder holds those of the original that differ; the words of its records stand in these
  const isOriginal = language === original;
  const folders = isOriginal ? [...new Set([`content/words/${original}`, own])] : [own];
  const known = isOriginal ? /^[a-z]+(-[a-z]+)*$/ : /^(records\/)?[a-z]+(-[a-z]+)*$/;
  const read = folders.map((folder) => readTexts(root, folder));
  const texts = read.flatMap((one) => [...one.texts]);
  const remedy = 'is read by no page; delete it, or move its words to the file of their page';
  const stray = texts.flatMap(([file]) => (known.test(pieceOf(file)) ? [] : `${file}: ${remedy}`));
  return {
    texts: new Map(new Map(texts.map((one) => [pieceOf(one[0]), one])).values()),
    faults: [...read.flatMap((one) => one.faults), ...stray],
    own: read[1]?.texts ?? new Map<string, string>(),
  };
}

/** The records of a library, as pages have them today. */
export function recordsIn(library: Library): Records {
  const today = dayOf(library);
  const lists = collections.flatMap((collection) => {
    const every = library[collection.name] ?? [];
    const values = (records: typeof every) => records.map(({ value }) => value);
    const { name, isSingle, lastDay } = collection;
    return [
      [camelCase(name), isSingle ? every[0]?.value : values(shownRecords(collection, every, today))],
      ...(lastDay ? [[camelCase(`all-${name}`), values(every)]] : []),
    ];
  });
  return Object.fromEntries(lists);
}
