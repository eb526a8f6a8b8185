/** In units of the map; on the smallest map the letters are 57 high. */
const least = 62;

/** Gives each label the height of its name in a column: beside its point, or lower where the name above needs the room. */
export function spreadNames<Label extends { y: number }>(labels: Label[]): (Label & { nameY: number })[] {
  let above = Number.NEGATIVE_INFINITY;
  const fromTop = labels
    .toSorted((one, other) => one.y - other.y)
    .map((label) => {
      above = Math.max(label.y, above + least);
      return [label, above] as const;
    });
  const heights = new Map(fromTop);
  return labels.map((label) => ({ ...label, nameY: heights.get(label) as number }));
}
