import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '../../content/facts/record-by-id.ts';
import {
  type Collection,
  found,
  type Library,
  type Problem,
  type ReadRecord,
} from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { companyOf } from '../../content/records/company.ts';
import type { RouteName } from '../../content/values/addresses.ts';
import { readFile } from './read-record.ts';
import { ofEach, referenceProblems, sizeProblems, uniqueProblems } from './record-faults.ts';
import type { Source } from './yaml-source.ts';

/** The folder of what an owner writes, from the root of the project: `CONTENT=` names another company's. */
export const contentFolder = process.env.CONTENT ?? 'content';
/** Where the records lie in it. */
export const recordsFolder = `${contentFolder}/records`;

/** The text of each record's file, by its path from the root: content/records/team/mai-tran.yaml. */
type RecordTexts = ReadonlyMap<string, string>;

/** Reads every record below `root`; faults have the form `file:line:column: field: what is wrong; what to do`. */
export function readLibrary(root: string): ReadLibrary {
  const own = readTexts(root, recordsFolder);
  const isOwn = (name: string) => [...own.texts.keys()].some((file) => isOf(file, name));
  const shared = collections.filter(({ isShared, name }) => isShared && !isOwn(name));
  const lent = shared.length ? readTexts(root, 'content/records').texts : [];
  const texts = [...own.texts, ...[...lent].filter(([file]) => shared.some(({ name }) => isOf(file, name)))];
  const { faults, ...read } = libraryOf(new Map(texts));
  return { ...read, faults: [...own.faults, ...faults] };
}

/** The same from texts that lie anywhere. */
export function libraryOf(texts: RecordTexts): ReadLibrary {
  const read = collections.map((collection) => readCollection(texts, collection));
  const library: Library = Object.fromEntries(read.map(({ name, records }) => [name, records]));
  const sources = new Map(read.flatMap((one) => one.sources).map((source) => [source.file, source]));
  const names = collections.map(({ name }) => name);
  const stray = [...texts.keys()].filter((file) => !names.some((name) => isOf(file, name)));
  const strayFaults = stray.map((file) => {
    const [, place = ''] = file.match(/\/records\/([^/]+?)(?:\.yaml|\/.*)$/) ?? [];
    return `${file}: is read by no page, as "${place}" is no list of records; ${nearest(place, names)}`;
  });
  const faults = [...strayFaults, ...read.flatMap((one) => one.faults)];
  // the rules read fields that the schemas have vouched for
  if (faults.length === 0) faults.push(...findProblems(library).map((one) => describeProblem(one, sources)));
  return { library, sources, faults };
}

/** What lies in content/records. */
export interface ReadLibrary {
  library: Library;
  /** By file, where each field stands. */
  sources: ReadonlyMap<string, Source>;
  faults: string[];
}

type Placed = Problem & { collection: string };

/** What the records of a library are not to each other, in the rules of their collections; also for libraries made by tests. */
export function findProblems(library: Library): Placed[] {
  const off = pagesOff(library);
  return collections.flatMap((collection) => {
    const records = library[collection.name] ?? [];
    if (records.length === 0 && collection.page && off.includes(collection.page)) return [];
    return [
      ...sizeProblems(collection, records),
      ...uniqueProblems(collection, records),
      ...referenceProblems(collection, records, library),
      ...ofEach(records, (record) => collection.faults?.(record, library)),
      ...found(collection.rules?.(records as never)),
    ].map((problem) => ({ ...problem, collection: collection.name }));
  });
}

/** The pages that the company has switched off. */
export function pagesOff(library: Library): readonly RouteName[] {
  return library.company?.length ? (companyOf(library).pagesOff ?? []) : [];
}

/** `file:line:column: field: what; what to do`, or the folder where the problem is that of a whole collection. */
export function describeProblem(
  { file, field, text, collection }: Placed,
  sources: ReadonlyMap<string, Source>,
): string {
  if (file === undefined) return `${recordsFolder}/${collection}: ${field}: ${text}`;
  const path = field.split(/[.[\]]+/).filter(Boolean);
  return sources.get(file)?.describe({ path, text, field }) ?? `${file}: ${field}: ${text}`;
}

function readCollection(texts: RecordTexts, collection: Collection) {
  const { name, sortBy = [] } = collection;
  // a file a record, or a folder where pictures lie beside it; short ones stand in one file together
  const files = [...texts.keys()].filter((file) => isOf(file, name));
  const read = files.sort().flatMap((file) => readFile(file, texts.get(file) as string, collection));
  const crowded = files.flatMap((file, index) => {
    const before = files[index - 1];
    return before && isOf(dirname(file), name) && dirname(before) === dirname(file)
      ? [`${file}: stands beside ${before}; a folder holds one record: take one of them out`]
      : [];
  });
  return {
    name,
    records: read.flatMap(({ record }) => record ?? []).sort(byFields(sortBy)),
    sources: read.map(({ source }) => source),
    faults: [...crowded, ...read.flatMap(({ faults }) => faults)],
  };
}

function isOf(file: string, name: string): boolean {
  return file.includes(`/records/${name}/`) || file.endsWith(`/records/${name}.yaml`);
}

const { compare } = new Intl.Collator('en-US', { numeric: true });

/** Numbers by size, words by the alphabet with P-2 before P-10; a record without the field comes last. */
function byFields(fields: readonly string[]) {
  return (one: ReadRecord, other: ReadRecord): number => {
    for (const field of [...fields, 'id']) {
      const [a, b] = [one, other].map(({ value }) => (value as Record<string, unknown>)[field]);
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    }
    return 0;
  };
}

/** The language in which the site was first written: every other one says the same sentences. */
export const original = 'en';

/** The language that is read and built: a folder of content/words. `SITE_LANGUAGE=` names another than the original. */
export const siteLanguage = process.env.SITE_LANGUAGE ?? original;

/** The texts of a folder by their path from the root of the project, and what stands there that would not be read. */
export interface FolderTexts {
  texts: Map<string, string>;
  /** Each as `file: what is wrong; what to do`. */
  faults: string[];
}

/** What systems and editors leave behind. */
const leftovers = /^(\.|~\$)|~$|^(thumbs\.db|desktop\.ini)$/i;

/** Reads the YAML files below a folder. */
export function readTexts(root: string, folder: string): FolderTexts {
  const found: FolderTexts = { texts: new Map(), faults: [] };
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !leftovers.test(name))) {
    const path = join(folder, entry.name);
    const fault = unreadable(root, path, entry);
    if (fault) found.faults.push(`${path}: ${fault}`);
    else if (entry.isDirectory()) {
      const below = readTexts(root, path);
      for (const [file, text] of below.texts) found.texts.set(file, text);
      found.faults.push(...below.faults);
    } else if (path.endsWith('.yaml')) found.texts.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return found;
}

/** What is wrong with a name or a kind of file; nothing where it is read, or need not be. */
function unreadable(root: string, path: string, entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'is a link to another place; put the file itself here';
  if (entry.isDirectory())
    return path.endsWith('.yaml') ? 'is a folder with the name of a file; rename or delete it' : undefined;
  const [stem = ''] = entry.name.split('.');
  if (path.endsWith('.yaml') || !/\.ya?ml\b|\.txt$|^[^.]+$/i.test(entry.name)) return undefined;
  return existsSync(join(root, dirname(path), `${stem}.yaml`))
    ? `is not read, as ${stem}.yaml beside it is; delete one of the two`
    : `is not read under this name; rename it ${stem}.yaml, or take it out of the folder`;
}
