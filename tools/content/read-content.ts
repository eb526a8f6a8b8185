import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { factsOf } from '../../content/facts/dictionary.ts';
import type { Fact, Facts } from '../../content/facts/fact.ts';
import type { Library } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { camelCase, type Records } from '../../content/records/records.ts';
import { type FolderTexts, readTexts } from './content-files.ts';
import { contentFolder, pagesOff, type ReadLibrary, readLibrary } from './read-library.ts';
import { sayAll, sayRecords, type Word } from './say-content.ts';
import { fieldName } from './schema-faults.ts';
import type { Scope } from './sentences.ts';
import { dayOf, shownRecords } from './shown-records.ts';
import { parseYaml, type Source } from './yaml-source.ts';

/** One file of words, as pages import it: `words:home`. */
export interface Piece {
  source: Source;
  /** What each sentence says today. */
  words: Readonly<Record<string, Word>>;
  /** What the pages give when they show a sentence of it, by name. */
  given: readonly string[];
}

/** Everything that an owner writes, read and said. */
export interface Content extends ReadLibrary {
  /** By name of the file: home, shell. */
  pieces: ReadonlyMap<string, Piece>;
  /** The facts in groups, for docs/facts.md. */
  facts: Readonly<Record<string, Facts>>;
  scope: Scope;
}

/** The language of the site's words. */
const language = 'en';
/** Where words lie, from the root of the project; a company's own folder holds those that differ. */
const wordsFolders = [...new Set(['content', contentFolder])].map((folder) => `${folder}/words/${language}`);

/** Reads the records and words of the site below `root`; the faults have the form of `readLibrary`. */
export function readContent(root: string): Content {
  const read = readLibrary(root);
  const words = readWords(root);
  return contentOf({ ...read, faults: [...read.faults, ...words.faults] }, words.texts);
}

/** The same from records that lie anywhere. */
export function contentOf(read: ReadLibrary, texts: ReadonlyMap<string, string>): Content {
  const faults = [...read.faults];
  const sources = [...texts].map(([file, text]) => parseYaml(file, text));
  faults.push(...sources.flatMap((source) => source.faults));
  const named = sources.find(({ file }) => basename(file) === 'sentences.yaml');
  const sentences = (named?.value ?? {}) as Record<string, string>;
  // while records are wrong, no fact can be taken from them
  const facts = faults.length ? {} : factsOf(recordsIn(read.library));
  const flat: Record<string, Fact> = Object.assign({}, ...Object.values(facts));
  const scope: Scope = { language, facts: flat, sentences, given: [] };
  const pieces = new Map<string, Piece>();
  if (faults.length === 0) {
    for (const name of Object.keys(sentences))
      if (Object.hasOwn(flat, name))
        faults.push(`${named?.at([name])}: ${name}: is the name of a fact; give the sentence another one`);
    const off = new Set<string>(pagesOff(read.library));
    for (const source of sources) {
      const name = basename(source.file, '.yaml');
      if (source.value?.constructor !== Object) {
        faults.push(`${source.file}:1:1: has no fields; write each as name: value, or delete the file`);
        continue;
      }
      const { given = [], ...own } = source.value as Record<string, unknown>;
      for (const [index, taken] of (given as string[]).entries())
        if (Object.hasOwn(flat, taken) || Object.hasOwn(sentences, taken))
          faults.push(
            `${source.at(['given', index])}: given: ${taken} is a fact or a sentence already; give it another name`,
          );
      const inScope = { ...scope, given: given as string[] };
      const report = (path: PropertyKey[], text: string) => {
        // of a page that is switched off nobody reads a word
        const page = name === 'pages' ? String(path[1]) : camelCase(name);
        if (!off.has(page)) faults.push(`${source.at(path)}: ${fieldName(path)}: ${text}`);
      };
      const words = sayAll(own, inScope, { report, written: source.written });
      pieces.set(name, { source, words, given: inScope.given } as Piece);
    }
  }
  const library = faults.length ? read.library : sayRecords(read, scope, faults);
  return { library, sources: read.sources, faults, pieces, facts, scope };
}

/** The files of words by their path; of two with one name the company's own. */
export function wordTexts(root: string): Map<string, string> {
  return readWords(root).texts;
}

function readWords(root: string): FolderTexts {
  const read = wordsFolders.filter((one) => existsSync(join(root, one))).map((one) => readTexts(root, one));
  const texts = new Map(read.flatMap((one) => [...one.texts]));
  const byName = new Map([...texts.keys()].map((file) => [basename(file), file]));
  const stray = [...texts.keys()].filter(
    (file) => !wordsFolders.includes(dirname(file)) || !/^[a-z]+(-[a-z]+)*\.yaml$/.test(basename(file)),
  );
  return {
    texts: new Map([...byName.values()].map((file) => [file, texts.get(file) as string])),
    faults: [
      ...read.flatMap((one) => one.faults),
      ...stray.map(
        (file) => `${file}: is read by no page; delete it, or move its words to the file of their page`,
      ),
    ],
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
