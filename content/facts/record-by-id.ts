import { nearest } from '../values/nearest.ts';

/**
 * The record of `id` in a collection of content/records. Throws where there is none, naming the nearest id and the file that
 * quotes it, so that nothing on a page quotes a record that is gone.
 */
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
    `content/records/${collection}: no record "${id}", which ${quotedBy} quotes; ${nearest(id, known)}`,
  );
}
