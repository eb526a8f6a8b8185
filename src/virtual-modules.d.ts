/** What tools/map/county-map.ts puts together while building. */
declare module 'virtual:county-map' {
  /** The whole state with room at the right for names, and the part around the home counties. */
  export const viewBox: string;
  export const homeViewBox: string;
  /** Where the names of the home counties stand, on the map of the state and on the one around them. */
  export const names: { x: number; leader: number; anchor?: 'end' };
  export const homeNames: typeof names;
  /** The outline of every county, by name. */
  export const countyPaths: Record<string, string>;
  /** All lines between two regions. */
  export const regionBorders: string;
  /** Where the number of each region stands. */
  export const regionLabels: { number: number; x: number; y: number }[];
  /** The middle of each home county, and the height of its name beside the land. */
  export const homeLabels: { name: string; x: number; y: number; nameY: number }[];
}

/** A picture file, asked for with `?picture`: see tools/pictures/picture-encode.ts. */
declare module '*picture' {
  import type { Picture } from '#content/values/picture.ts';

  const picture: Picture;
  export default picture;
}
