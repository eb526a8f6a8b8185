import { PictureFile } from '../../content/records/picture-fields.ts';

/** A text, number or picture, and where it stands in a value. */
interface Leaf {
  path: PropertyKey[];
  value: unknown;
}

/** Everything that a value is made of. */
export function leavesOf(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || value instanceof PictureFile) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
