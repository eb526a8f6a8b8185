/** A picture as the build hands it to a page, with its proportions, so that the page keeps its place before it arrives. */
export interface Picture {
  /** The source file, from the root of the project: by it the tests know one picture from another. */
  file: string;
  query?: string;
  /** Pixels of the source, after the camera's rotation and what was cut off. */
  width: number;
  height: number;
  sources: { type: 'image/avif'; srcSet: string }[];
  /** For browsers without AVIF: one WebP. */
  src: string;
  srcSet: string;
}

/** The place of a part in its picture; throws where the record does not name it, so that no leader ends in air. */
export function partOf<Point>({ parts }: { parts?: Readonly<Record<string, Point>> }, name: string): Point {
  const point = parts?.[name];
  if (!point) throw new Error(`The picture's record has no part "${name}"; add it under parts, with x and y`);
  return point;
}
