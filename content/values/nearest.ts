import { closest, distance } from 'fastest-levenshtein';

/** What to write instead of a name that nobody knows: the nearest known one, or which there are. */
export function nearest(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is none yet: add it first';
  const like = closest(name, known);
  const letters = distance(name.toLowerCase(), like.toLowerCase());
  if (letters <= Math.max(2, name.length / 3)) return `write ${like}`;
  return `use one of ${known.slice(0, 12).join(', ')}${known.length > 12 ? ' …' : ''}`;
}
