import { nearest } from '../../content/facts/record-by-id.ts';
import type { Collection, Library, Problem, ReadRecord } from '../../content/records/collection.ts';

type Records = readonly ReadRecord[];

/** Too few records for the pages, or more than they have room for. */
export function sizeProblems(
  { name, noun, least = 0, most, isSingle }: Collection,
  records: Records,
): Problem[] {
  const held = `holds ${records.length} records, each a ${noun}`;
  if (isSingle && records.length !== 1)
    return [{ field: 'records', text: `holds ${records.length} files; the site reads one: ${name}.yaml` }];
  if (records.length < least)
    return [{ field: 'records', text: `${held}; the pages need ${least}: add the missing ones` }];
  if (most !== undefined && records.length > most)
    return [{ field: 'records', text: `${held}; the pages have room for ${most}: leave some out` }];
  return [];
}

/** What stands in two records and may stand in one only; names both files. */
export function uniqueProblems({ unique = [] }: Collection, records: Records): Problem[] {
  return ['id', ...unique].flatMap((field) => {
    const first = new Map<unknown, string>();
    return records.flatMap(({ file, value }): Problem[] => {
      const content = (value as Record<string, unknown>)[field];
      const earlier = first.get(content);
      if (earlier === undefined) {
        first.set(content, file);
        return [];
      }
      return [
        { file, field, text: `"${content}" stands in ${earlier} too; give one of the two another ${field}` },
      ];
    });
  });
}

/** Names of records that do not exist, with the nearest that does. */
export function referenceProblems(
  { references = {} }: Collection,
  records: Records,
  library: Library,
): Problem[] {
  return Object.entries(references).flatMap(([field, target]) => {
    const [collection = '', part = 'id'] = target.split('.');
    const known = (library[collection] ?? [])
      .flatMap(({ value }) => textsAt(value, part))
      .map(({ text }) => text);
    return records.flatMap(({ file, value }) =>
      textsAt(value, field)
        .filter(({ text }) => !known.includes(text))
        .map(({ text, place }) => ({
          file,
          field: place,
          text: `"${text}" is not in content/records/${collection}; ${nearest(text, known)}`,
        })),
    );
  });
}

/** The text at a path such as `office.county`, or each of a list, with its own place: `groups[1].picture.project`. */
function textsAt(value: unknown, path: string): { place: string; text: string }[] {
  // a list on the way is each of its items
  const found = path.split('.').reduce(
    (all, step) =>
      all.flatMap(({ place, at }) => {
        const next = (at as Record<string, unknown>)[step] ?? [];
        const name = place ? `${place}.${step}` : step;
        return Array.isArray(next)
          ? next.map((item, index) => ({ place: `${name}[${index}]`, at: item as unknown }))
          : [{ place: name, at: next }];
      }),
    [{ place: '', at: value }],
  );
  return found.map(({ place, at }) => ({ place, text: String(at) }));
}
