import type { Parts, Point } from './picture-fields.ts';

/** The place of a part in its picture; throws where the record does not name it, so that no leader ends in air. */
export function partOf({ parts }: { parts?: Parts | undefined }, name: string): Point {
  const point = parts?.[name];
  if (!point) throw new Error(`The picture's record has no part "${name}"; add it under parts, with x and y`);
  return point;
}
