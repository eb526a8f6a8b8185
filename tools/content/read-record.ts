import { basename, dirname, join } from 'node:path';
import type { Collection, ReadRecord } from '../../content/records/collection.ts';
import { PictureFile, slug, type Treatment } from '../../content/records/picture-fields.ts';
import { readBySchema } from './record-faults.ts';
import { parseYaml, type Source } from './yaml-source.ts';

type ReadFile = ReturnType<typeof readRecord>;

/** What was read is not read again while its text is the same: in development, and in tests, one file of many changes. */
const readBefore = new Map<string, { text: string; read: ReadFile[] }>();

/** Reads the record of a file, or those that stand in it together. */
export function readFile(file: string, text: string, collection: Collection): ReadFile[] {
  const before = readBefore.get(file);
  if (before?.text === text) return before.read;
  const source = parseYaml(file, text);
  const isTogether = file.endsWith(`/${collection.name}.yaml`) && !collection.isSingle;
  const isNames = source.value === null || source.value?.constructor === Object;
  if (isTogether && source.faults.length === 0 && !isNames)
    source.faults.push(`${file}:1:1: has no names; write each record indented below a name of its own`);
  const read =
    isTogether && source.faults.length === 0
      ? source
          .parts()
          .map(({ id, source: part }, index) =>
            readRecord(part, collection, { id, place: part.at([]), what: 'it' }, (index + 1) * 10),
          )
      : [readRecord(source, collection, nameOf(file, collection.name))];
  readBefore.set(file, { text, read });
  return read;
}

interface Name {
  id: string;
  place: string;
  what: 'the folder' | 'the file' | 'it';
}

function readRecord(source: Source, collection: Collection, name: Name, order?: number) {
  const { file } = source;
  const { id, place } = name;
  const misnamed = nameFault(name, collection);
  const { value, faults } = source.faults.length
    ? { faults: [] }
    : readBySchema(collection.schema, source.value);
  const placed = placePictures(value, dirname(file)) as ReadRecord['value'];
  const record = value === undefined ? null : { file, value: { ...(order && { order }), ...placed, id } };
  const described = faults.map((fault) => source.describe(fault));
  return {
    source,
    record,
    faults: [...(misnamed ? [`${place}: ${misnamed}`] : []), ...source.faults, ...described],
  };
}

function nameOf(file: string, collection: string): Name {
  const inFolder = new RegExp(`^(.*/records/${collection}/([^/]+))/`);
  const [, place, id = ''] = file.match(inFolder) ?? [];
  if (place) return { id, place, what: 'the folder' };
  return { id: basename(file, '.yaml'), place: file, what: 'the file' };
}

function placePictures(value: unknown, folder: string, { focus, tone }: Treatment = {}): unknown {
  if (value instanceof PictureFile)
    return new PictureFile(join(folder, value.path), { ...value.treatment, focus, tone });
  if (Array.isArray(value)) return value.map((item) => placePictures(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placePictures(item, folder, value)]),
  );
}

function nameFault({ id, what }: Name, { hasPages }: Collection): string | undefined {
  const better = slug(id);
  const rename = `rename ${what} ${better || 'in lower-case letters of English, such as chiller-capital-repair'}`;
  const [odd] = id.match(/[^a-z0-9-]/u) ?? [];
  if (id.length > 60)
    return `has a name of ${id.length} letters, which becomes its address; shorten it to 60`;
  if (odd !== undefined) return `has ${signName(odd)} in its name, which becomes its address; ${rename}`;
  if (id !== better) return `has a hyphen too many in its name, which becomes its address; ${rename}`;
  return hasPages && /^(page|further|\d+)$/.test(id)
    ? 'has a name that the site uses for addresses of its own; give it another one'
    : undefined;
}

function signName(sign: string): string {
  if (/\s/.test(sign)) return 'a space';
  return /[A-Z]/.test(sign) ? 'a capital letter' : `"${sign}"`;
}
