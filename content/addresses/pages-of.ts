/** How many projects stand on one page: with more, its HTML would be larger than that of any other page. */
export const projectsPerPage = 24;

/** The pages that a list is cut into, each with at most `size` items; an empty list is one empty page. */
export function pagesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
