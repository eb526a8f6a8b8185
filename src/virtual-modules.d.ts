/** A picture file, asked for with `?picture`: see tools/pictures/picture-encode.ts. */
declare module '*picture' {
  import type { Picture } from '#content/values/picture.ts';

  const picture: Picture;
  export default picture;
}
