import type { ComposedEntry, Entry } from '../records/entries.ts';

/**
 * Entries of a collection with the lines that follow from other records in the place of null. Throws where an entry without
 * lines has none composed for it, and where lines are composed for an entry that has its own.
 */
export function composed(
  collection: string,
  entries: readonly ComposedEntry[],
  lines: Readonly<Record<string, string>>,
): Entry[] {
  const unused = Object.keys(lines).filter((id) => entries.find((entry) => entry.id === id)?.text !== null);
  if (unused.length)
    throw new Error(
      `content/records/${collection}: ${unused.join(', ')}: its text is composed from other records; keep the record, with text: null`,
    );
  return entries.map((entry) => {
    const text = entry.text ?? lines[entry.id];
    if (text === undefined)
      throw new Error(
        `content/records/${collection}/${entry.id}.yaml: text: is null; write the lines under the title`,
      );
    return { ...entry, text };
  });
}
