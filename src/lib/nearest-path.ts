/** The path that is most like `asked`, by pairs of letters, as a distance by single ones finds no order of words; none below one half. */
export function nearestPath<Path extends string>(asked: string, paths: readonly Path[]): Path | undefined {
  const wanted = pairs(asked);
  let nearest: Path | undefined;
  let most = 0.5;
  for (const path of paths) {
    const own = pairs(path);
    const common = [...own].filter((pair) => wanted.has(pair)).length;
    const likeness = (2 * common) / (own.size + wanted.size);
    if (likeness > most) [nearest, most] = [path, likeness];
  }
  return nearest;
}

/** `/teams.html` → te, ea, am, ms: of its words alone. */
function pairs(path: string): Set<string> {
  const words = path.toLowerCase().split(/\.\w+$|[^a-z\d]+/);
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, at) => word[at] + letter)));
}
