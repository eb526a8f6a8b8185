/** The pages that records of one kind have, by the record's id; a browser loads each by itself. */
export type PagesOf<Page> = Readonly<Record<string, () => Promise<Page>>>;

/** Makes the page of each record when it is asked for; the build asks for all of them (tools/content/facts-plugin.ts). */
export function pagesOfRecords<Item extends { id: string }, Page>(
  records: readonly Item[],
  make: (record: Item, index: number) => Page,
): PagesOf<Page> {
  return Object.fromEntries(records.map((record, index) => [record.id, async () => make(record, index)]));
}

/** The `count` records that follow the one at `index`; after the last one comes the first. */
export function following<Item>(records: readonly Item[], index: number, count: number): readonly Item[] {
  return [...records.slice(index + 1), ...records.slice(0, index)].slice(0, count);
}
