import { z } from 'zod';
import type { RouteName } from '../values/addresses.ts';
import { type Named, order } from './fields.ts';

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

export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** Name of its folder in content/records, and of the list that pages import. */
  name: string;
  noun: string;
  schema: Schema;
  /** The page that shows it: while that is switched off, there need be no record. */
  page?: RouteName;
  /** The same for every company: counties, drawings. A folder of its own (`CONTENT=`) may leave it out. */
  isShared?: boolean;
  isSingle?: boolean;
  least?: number;
  most?: number;
  perPage?: number;
  /** Each record has a page of its own: what is in its field `page` stands there alone (src/views/record-pages). */
  hasPages?: boolean;
  /** Fields that put the records in order; without it their place in the list, which is a field of the file alone. */
  sortBy?: readonly string[];
  lastDay?: string;
  unique?: readonly string[];
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
