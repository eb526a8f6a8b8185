/** How many projects stand on one page: with more, its HTML would be larger than that of any other page. */
export const projectsPerPage = 24;

/** The pages that a list is cut into, each with at most `size` items; an empty list is one empty page. */
export function paginate<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The pages that records of one kind have, by the record's id; a browser loads each by itself. */
export type PagesById<Page> = Readonly<Record<string, () => Promise<Page>>>;

/** Makes the page of each record when it is asked for; the build asks for all of them (tools/content/content-plugin.ts). */
export function pagesById<Item extends { id: string }, Page>(
  records: readonly Item[],
  make: (record: Item, index: number) => Page,
): PagesById<Page> {
  return Object.fromEntries(records.map((record, index) => [record.id, async () => make(record, index)]));
}

/** The `count` records that follow the one at `index`; after the last one comes the first. */
export function following<Item>(records: readonly Item[], index: number, count: number): readonly Item[] {
  return [...records.slice(index + 1), ...records.slice(0, index)].slice(0, count);
}
