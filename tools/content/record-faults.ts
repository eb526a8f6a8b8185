import type { z } from 'zod';
import { nearest } from '../../content/facts/record-by-id.ts';
import type { Collection, Faults, Library, Problem, ReadRecord } from '../../content/records/collection.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';

/** A text and where it stands in a value: what a field says, or what is wrong with it and what to do about it. */
export interface PlacedText {
  path: PropertyKey[];
  text: string;
  /** Where a value is of another kind than its rules want: which they want. */
  expected?: string;
}

/** The value as its schema makes it, or what is wrong with it. */
export function readBySchema(schema: z.ZodType, value: unknown): { value?: unknown; faults: PlacedText[] } {
  const { data, error } = schema.safeParse(value, { error: remedy });
  const faults = error?.issues.flatMap((issue): PlacedText[] => {
    const { path, message: text } = issue;
    if (issue.code === 'invalid_type') return [{ path, text, expected: issue.expected }];
    if (issue.code !== 'unrecognized_keys') return [{ path, text }];
    // Zod says all of them at once
    const texts = text.split('\n');
    return issue.keys.map((key, index) => ({ path: [...path, key], text: texts[index] ?? text }));
  });
  return { value: data, faults: faults ?? [] };
}

/** `galleryPhotos[2].alt` from its path; the record itself is `record`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || 'record';
}

const remedy: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing; add it';
  if (issue.input === null) return 'is empty; write it, or take the line out';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'is of another kind than belongs here; compare it with another record';
    case 'invalid_value':
      return `is ${JSON.stringify(issue.input)}; use ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `is below ${issue.minimum}; make it larger or longer`;
    case 'too_big':
      return `is above ${issue.maximum}; make it smaller or shorter`;
    case 'unrecognized_keys': {
      const known = Object.keys((issue.inst as z.ZodObject).shape);
      const say = (key: string) => `is no field of this record; ${nearest(key, known)}, or remove it`;
      return issue.keys.map(say).join('\n');
    }
    default:
      return 'has none of the forms that belong here; compare it with another record';
  }
};

const list = 'is no list; write each entry on a line of its own, behind a hyphen and a space';
const fields = 'has no fields; write each on a line of its own below it, as name: value';

const kinds: Partial<Record<string, string>> = {
  string: 'is no text; write the words, in quotes where they look like something else',
  number: 'is no number; write it as digits, such as 12',
  int: 'is no whole number; write it as digits, such as 12',
  boolean: 'is neither true nor false; write one of the two',
  array: list,
  tuple: list,
  object: fields,
  record: fields,
};

interface Leaf {
  path: PropertyKey[];
  value: unknown;
}

/** Whether it says that its record, or a part of it, is a stand-in. */
export function isSample({ path, value }: Leaf): boolean {
  return path.at(-1) === 'sample' && value === true;
}

/** Everything that a value is made of. */
export function leavesOf(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || value instanceof PictureFile) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

type Records = readonly ReadRecord[];

/** Too few records for the pages, or more than they have room for. */
export function sizeProblems({ name, noun, least = 0, most, isSingle }: Collection, { length }: Records) {
  const say = (text: string) => [{ path: ['records'], text }];
  const held = `holds ${length} records, each a ${noun}`;
  if (isSingle) return length === 1 ? [] : say(`holds ${length} files; the site reads one: ${name}.yaml`);
  if (length < least) return say(`${held}; the pages need ${least}: add the missing ones`);
  if (most !== undefined && length > most)
    return say(`${held}; the pages have room for ${most}: leave some out`);
  return [];
}

/** What stands in two records and may stand in one only; names both files. */
export function uniqueProblems({ unique = [] }: Collection, records: Records): Problem[] {
  return ['id', ...unique].flatMap((field) => {
    return records.flatMap(({ file, value: { [field]: content } }, index) => {
      const first = records.findIndex(({ value }) => value[field] === content);
      const text = `"${content}" stands in ${records[first]?.file} too; give one of the two another ${field}`;
      return first < index ? [{ file, path: [field], text }] : [];
    });
  });
}

/** Entries of one list in a record that have the same id: a page would have two places of one name. */
export function repeatedIds({ file, value }: ReadRecord): Problem[] {
  const seen = new Set<string>();
  return textsIn(value).flatMap(({ path, text: id }) => {
    if (path.at(-1) !== 'id' || typeof path.at(-2) !== 'number') return [];
    const inList = fieldName([...path.slice(0, -2), id]);
    if (seen.has(inList))
      return [{ file, path, text: `"${id}" stands above too; give one of the two another id` }];
    seen.add(inList);
    return [];
  });
}

/** Names of records that do not exist, with the nearest that does. */
export function referenceProblems({ references = {} }: Collection, records: Records, library: Library) {
  return Object.entries(references).flatMap(([field, target]) => {
    const [collection = '', part = 'id'] = target.split('.');
    const known = (library[collection] ?? [])
      .flatMap(({ value }) => textsAt(value, part))
      .map(({ text }) => text);
    return records.flatMap(({ file, value }) =>
      textsAt(value, field)
        .filter(({ text }) => !known.includes(text))
        .map(({ text, path }) => ({
          file,
          path,
          text: `"${text}" is not in records/${collection}; ${nearest(text, known)}`,
        })),
    );
  });
}

/** The texts of a field such as `office.county`, or of each item where a list is on the way: `groups[1].picture.project`. */
function textsAt(value: unknown, field: string): PlacedText[] {
  const isNamed = (step: PropertyKey) => typeof step !== 'number';
  return textsIn(value).filter(({ path }) => path.filter(isNamed).join('.') === field);
}

/** Every text below a value, with its path. */
export function textsIn(value: unknown): PlacedText[] {
  return leavesOf(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' ? [{ path, text }] : [],
  );
}

/** What is said of each record, with its file. */
export function ofEach(records: Records, say: (record: never) => Faults): Problem[] {
  return records.flatMap(({ file, value }) =>
    textsIn(say(value as never)).flatMap((fault) => (fault.text ? { file, ...fault } : [])),
  );
}
