import { z } from 'zod';
import type { RouteName } from '../values/addresses.ts';
import { type Named, order } from './fields.ts';

/** A record that was read: its file, and what its schema made of it. */
export interface ReadRecord<Value = Readonly<Record<string, unknown>>> {
  /** From the root of the project: content/records/team/marisol-vega.yaml. */
  file: string;
  value: Value & { id: string };
}

/** Every record of the site, by the name of its collection. */
export type Library = Record<string, readonly ReadRecord[]>;

/** What is wrong with records, as `what is wrong; what to do`, and where: without a file the whole collection is meant. */
export interface Problem {
  file?: string;
  path: PropertyKey[];
  text: string;
}

/** The same of one record, each text where its field is: `{ office: { zip: isWrong && 'is …; write …' } }` is nothing where all is well. */
export type Faults =
  | string
  | false
  | null
  | undefined
  | readonly Faults[]
  | { readonly [field: string]: Faults };

/** All that is known of one kind of record, declared once beside its files. */
export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** Name of its folder in content/records, and of the list that pages import. */
  name: string;
  /** What one record is called in a sentence: project, member of the team. */
  noun: string;
  schema: Schema;
  /** The page that shows it: while that is switched off, there need be no record. */
  page?: RouteName;
  /** The same for every company: counties, drawings. A folder of its own (`CONTENT=`) may leave it out. */
  isShared?: boolean;
  /** The one record of a collection that is a single sheet: company, rates. */
  isSingle?: boolean;
  /** How many records there must be, where there cannot be none, and how many the pages have room for. */
  least?: number;
  most?: number;
  /** How many records one page shows, where they are shown on several. */
  perPage?: number;
  /** Each record has a page of its own: what is in its field `page` stands there alone (src/views/record-pages). */
  hasPages?: boolean;
  /** Fields that put the records in order, first one first: without it their place in the list, which is a field of the file alone. */
  sortBy?: readonly string[];
  /** Field with the last day on which a record is shown: a build after it leaves the record out of `records:…`. */
  lastDay?: string;
  unique?: readonly string[];
  /** Fields that hold the id of a record of another collection, or a list of them. */
  references?: Readonly<Record<string, string>>;
  /** What its fields must be to each other and to other collections; a schema says what each of them is. */
  faults?: (record: Named<Schema>, library: Library) => Faults;
  /** What the records must be to each other: `isLate && { path, text }` is nothing where it is not late. */
  rules?: (
    records: readonly ReadRecord<z.output<Schema>>[],
  ) => readonly (Problem | false | null | undefined)[];
  /** What of each record must be known, and still be true `today` (`YYYY-MM-DD`), before going live, besides samples and specimens. */
  beforePublishing?: (record: Named<Schema>, today: string) => Faults;
}

/** A declared collection, with what `records:…` exports of it for the types alone. */
export type Declared<Name extends string, Exported> = Collection & { name: Name; exported?: Exported };

/** Declares a collection; its schema types the rules, and what pages import. */
export function defineCollection<const Name extends string, Schema extends z.ZodObject>(
  collection: Collection<Schema> & { name: Name },
): Declared<Name, readonly Named<Schema>[]> {
  const { schema, sortBy = ['order'] } = collection;
  const whole = sortBy.includes('order') ? z.strictObject({ order, ...schema.shape }) : schema;
  return { ...collection, schema: whole, sortBy } as never;
}

/** Declares a collection that is one record. */
export function defineSingle<const Name extends string, Schema extends z.ZodType>(
  collection: Collection<Schema> & { name: Name },
): Declared<Name, z.output<Schema>> {
  return { ...collection, isSingle: true } as never;
}

/** The records of a collection, with the type that its own schema gives them. */
export function recordsOf<Value>(library: Library, name: string): readonly (Value & { id: string })[] {
  return (library[name] ?? []).map(({ value }) => value as Value & { id: string });
}
