import { nearest } from '../values/nearest.ts';

/**
 * The record of `id` in a collection of content/records. Throws where there is none, naming the nearest id, so that a
 * sentence never quotes a record that is gone.
 */
export function recordById<Item extends { id: string }>(
  collection: string,
  records: readonly Item[],
  id: string,
): Item {
  const record = records.find((one) => one.id === id);
  if (record) return record;
  const known = records.map((one) => one.id);
  throw new Error(
    `content/records/${collection}: no record "${id}", which a sentence quotes; ${nearest(id, known)}`,
  );
}
