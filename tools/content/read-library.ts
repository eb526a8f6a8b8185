import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nearest } from '../../content/facts/record-by-id.ts';
import {
  type Collection,
  type Library,
  type Problem,
  type ReadRecord,
  recordsOf,
} from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import type { Company } from '../../content/records/company.ts';
import type { RouteName } from '../../content/values/addresses.ts';
import { localTime } from '../../src/lib/local-time.ts';
import { readFile } from './read-record.ts';
import {
  fieldName,
  ofEach,
  referenceProblems,
  repeatedIds,
  sizeProblems,
  uniqueProblems,
} from './record-faults.ts';
import type { Source } from './yaml-source.ts';

/** The folder of what an owner writes, from the root of the project: `CONTENT=` names another company's. */
export const contentFolder = relative('.', process.env.CONTENT || 'content');
export const recordsFolder = `${contentFolder}/records`;

/** Reads every record below `root`; faults have the form `file:line:column: field: what is wrong; what to do`. */
export function readLibrary(root: string): ReadLibrary {
  const own = readTexts(root, recordsFolder);
  const isOwn = (name: string) => [...own.texts.keys()].some((file) => isOf(file, name));
  const shared = collections.filter(({ isShared, name }) => isShared && !isOwn(name));
  const lent = shared.length ? [...readTexts(root, 'content/records').texts] : [];
  const isLent = ([file]: [string, string]) => shared.some(({ name }) => isOf(file, name));
  const read = libraryOf(new Map([...own.texts, ...lent.filter(isLent)]));
  const isThere = existsSync(join(root, recordsFolder));
  const lost = `${recordsFolder}: is no folder; CONTENT names the folder that holds records, as content does`;
  return { ...read, faults: isThere ? [...own.faults, ...read.faults] : [lost] };
}

/** The same from the text of each record's file, by its path from the root: content/records/team/mai-tran.yaml. */
export function libraryOf(texts: ReadonlyMap<string, string>) {
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

export type ReadLibrary = ReturnType<typeof libraryOf>;

/** What the records of a library are not to each other, in the rules of their collections; also for libraries made by tests. */
export function findProblems(library: Library): Problem[] {
  const off = pagesOff(library);
  return collections.flatMap((collection) => {
    const records = library[collection.name] ?? [];
    if (records.length === 0 && collection.page && off.includes(collection.page)) return [];
    return [
      ...sizeProblems(collection, records),
      ...uniqueProblems(collection, records),
      ...records.flatMap(repeatedIds),
      ...referenceProblems(collection, records, library),
      ...ofEach(records, (record) => collection.faults?.(record, library)),
      ...(collection.rules?.(records as never) ?? []).flatMap((one) => one || []),
    ].map((problem) => ({ file: `${recordsFolder}/${collection.name}`, ...problem }));
  });
}

/** The pages that the company has switched off. */
export function pagesOff(library: Library): readonly RouteName[] {
  return recordsOf<Company>(library, 'company')[0]?.pagesOff ?? [];
}

/** Today (`YYYY-MM-DD`) where the company is: what has a last day is measured by it. */
export function dayOf(library: Library): string {
  const [company] = recordsOf<Company>(library, 'company');
  return localTime((company as Company).timeZone, new Date()).date;
}

/** The records of a collection that are shown `today`: without those whose last day is past. */
export function shownRecords(
  { lastDay }: Pick<Collection, 'lastDay'>,
  records: readonly ReadRecord[],
  today: string,
) {
  return lastDay ? records.filter(({ value }) => String(value[lastDay]) >= today) : records;
}

/** `file:line:column: field: what; what to do`, or the folder where the problem is that of a whole collection. */
export function describeProblem({ file = '', ...fault }: Problem, sources: ReadonlyMap<string, Source>) {
  return sources.get(file)?.describe(fault) ?? `${file}: ${fieldName(fault.path)}: ${fault.text}`;
}

function readCollection(texts: ReadonlyMap<string, string>, collection: Collection) {
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
    records: read
      .flatMap(({ record }) => record ?? [])
      .sort(byFields(sortBy))
      .map(({ file, value: { order: _, ...value } }) => ({ file, value })),
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
      const [a, b] = [one, other].map(({ value }) => value[field]);
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

export const leftovers = /^(\.|~\$)|~$|^(thumbs\.db|desktop\.ini)$/i;

/** The texts of the YAML files below a folder, by their path from the root, and as `file: what; what to do` what would not be read. */
export function readTexts(root: string, folder: string) {
  const texts = new Map<string, string>();
  const faults: string[] = [];
  const read = (below: string) => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    for (const entry of entries.filter(({ name }) => !leftovers.test(name))) {
      const path = join(below, entry.name);
      const fault = unreadable(root, path, entry);
      if (fault) faults.push(`${path}: ${fault}`);
      else if (entry.isDirectory()) read(path);
      else if (path.endsWith('.yaml')) texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  if (existsSync(join(root, folder))) read(folder);
  return { texts, faults };
}

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
