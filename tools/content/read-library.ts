import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection, Library, Problem, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { companyOf } from '../../content/records/company.ts';
import { PictureFile, type Treatment } from '../../content/records/picture-fields.ts';
import type { RouteName } from '../../content/values/addresses.ts';
import { referenceProblems, sizeProblems, uniqueProblems } from './library-rules.ts';
import { readBySchema } from './schema-faults.ts';
import { parseYaml, type Source } from './yaml-source.ts';

/** The folder of what an owner writes, from the root of the project: `CONTENT=` names another company's. */
export const contentFolder = process.env.CONTENT ?? 'content';
/** Where the records lie in it. */
export const recordsFolder = `${contentFolder}/records`;

/** The text of each record's file, by its path from the root: content/records/team/mai-tran.yaml. */
export type RecordTexts = ReadonlyMap<string, string>;

/**
 * Reads every record of `content/records` below `root`, by the declarations of its collections. The faults have the form
 * `file:line:column: field: what is wrong; what to do`; while there are any, the library holds only what is in order.
 */
export function readLibrary(root: string): ReadLibrary {
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ya?ml$/.test(path))
      .map((path) => join(folder, path));
  const own = filesIn(recordsFolder);
  const shared = collections.filter(
    ({ isShared, name }) => isShared && !own.some((file) => isOf(file, name)),
  );
  const files = [
    ...own,
    ...(contentFolder === 'content' ? [] : filesIn('content/records')).filter((file) =>
      shared.some(({ name }) => isOf(file, name)),
    ),
  ];
  return libraryOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

/** The same from texts that lie anywhere. */
export function libraryOf(texts: RecordTexts): ReadLibrary {
  const read = collections.map((collection) => readCollection(texts, collection));
  const library: Library = Object.fromEntries(read.map(({ name, records }) => [name, records]));
  const sources = new Map(read.flatMap((one) => one.sources).map((source) => [source.file, source]));
  const faults = read.flatMap((one) => one.faults);
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

/** A problem of a record, with its collection. */
export type Placed = Problem & { collection: string };

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
      ...(collection.rules ?? []).flatMap((rule) => rule(records as never, library)),
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
  return {
    name,
    records: read.flatMap(({ record }) => record ?? []).sort(byFields(sortBy)),
    sources: read.map(({ source }) => source),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/** Whether a file holds records of the collection. */
function isOf(file: string, name: string): boolean {
  return file.includes(`/records/${name}/`) || file.endsWith(`/records/${name}.yaml`);
}

interface ReadFile {
  source: Source;
  record: ReadRecord | null;
  faults: string[];
}

/** What was read is not read again while its text is the same: in development, and in tests, one file of many changes. */
const readBefore = new Map<string, { text: string; read: ReadFile[] }>();

function readFile(file: string, text: string, collection: Collection): ReadFile[] {
  const before = readBefore.get(file);
  if (before?.text === text) return before.read;
  const source = parseYaml(file, text);
  const isTogether = file.endsWith(`/${collection.name}.yaml`) && !collection.isSingle;
  const read =
    isTogether && source.faults.length === 0
      ? source.parts().map((part, index) => readRecord(part, collection, (index + 1) * 10))
      : [readRecord(source, collection)];
  readBefore.set(file, { text, read });
  return read;
}

/** `order` is the place of a record that stands with others in one file. */
function readRecord(source: Source, { name, schema }: Collection, order?: number): ReadFile {
  const { file } = source;
  const { value, faults } = source.faults.length ? { faults: [] } : readBySchema(schema, source.value);
  const placed = placePictures(value, dirname(file)) as ReadRecord['value'];
  const record: ReadRecord | null =
    value === undefined
      ? null
      : { file, value: { ...(order && { order }), ...placed, id: source.part ?? idOf(file, name) } };
  return { source, record, faults: [...source.faults, ...faults.map((fault) => source.describe(fault))] };
}

/** The name of the record's own folder, or of its file. */
function idOf(file: string, name: string): string {
  const [first = ''] = file
    .replace(/^.*\/records\//, '')
    .replace(`${name}/`, '')
    .split('/');
  return first.replace(/\.ya?ml$/, '');
}

/** Gives each picture its folder, and what the record says beside it on how it is treated. */
function placePictures(value: unknown, folder: string, { focus, tone }: Treatment = {}): unknown {
  if (value instanceof PictureFile)
    return new PictureFile(join(folder, value.path), { ...value.treatment, focus, tone });
  if (Array.isArray(value)) return value.map((item) => placePictures(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placePictures(item, folder, value)]),
  );
}

/** Numbers by size, words by the alphabet with P-2 before P-10; a record without the field comes last. */
function byFields(fields: readonly string[]) {
  return (one: ReadRecord, other: ReadRecord): number => {
    for (const field of [...fields, 'id']) {
      const [a, b] = [one, other].map(({ value }) => (value as Record<string, unknown>)[field]);
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), 'en-US', { numeric: true });
    }
    return 0;
  };
}
