import { closest, distance } from 'fastest-levenshtein';

/** The record of `id`; throws where there is none, naming the nearest id and the file that quotes it: no page quotes what is gone. */
export function recordById<Item extends { id: string }>(
  collection: string,
  records: readonly Item[],
  id: string,
  quotedBy: string,
): Item {
  const record = records.find((one) => one.id === id);
  if (record) return record;
  const known = records.map((one) => one.id);
  throw new Error(
    `records/${collection}: no record "${id}", which ${quotedBy} quotes; ${nearest(id, known)}`,
  );
}

/** What to write instead of a name that nobody knows: the nearest known one, or which there are. */
export function nearest(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is none yet: add it first';
  const like = closest(name, known);
  const letters = distance(name.toLowerCase(), like.toLowerCase());
  if (letters <= Math.max(2, name.length / 3)) return `write ${like}`;
  return `use one of ${known.slice(0, 12).join(', ')}${known.length > 12 ? ' …' : ''}`;
}
