import { z } from 'zod';
import type { Picture } from '../values/picture.ts';
import { id, text } from './fields.ts';

/** A picture: in a record its file beside it, in a page every size of it; cut to `ratio` (width to height) about its `focus`. */
export const picture = (ratio?: number) =>
  z
    .string({ error: 'is missing; name the picture that lies beside the record, such as picture.jpg' })
    .refine((file) => !nameFault(file), { error: ({ input }) => nameFault(String(input)) })
    .describe(
      'File name of the picture beside this record: at least 800 pixels wide. A photograph is a .jpg as it comes from the camera; a drawing has at most 400 kB.',
    )
    // the build puts the encoded sizes in its place
    .transform((file) => new PictureFile(file, { ratio }) as unknown as Picture);

function nameFault(file: string): string | undefined {
  const [, folder = '', stem = '', ending = ''] = file.match(/^(.*\/)?(.*?)(\.[^./]*)?$/s) ?? [];
  if (!/^\.(png|jpe?g|webp)$/i.test(ending)) {
    const isFixed = /^\.(hei[cf]|avif|gif|tiff?|bmp|svg|pdf|psd|dng|raw)$/i.test(ending);
    return `is no picture; name a .png, .jpg or .webp file that lies beside the record, ${
      isFixed ? `so save ${file} as a .jpg first` : 'such as picture.jpg'
    }`;
  }
  const remedy = `rename it ${slug(stem) || 'picture-1'}${ending.toLowerCase()}, the file and here`;
  if (stem.length > 100) return `has a name of ${stem.length} letters; ${remedy}`;
  const [odd] = `${folder}${stem}`.match(/[^\w./-]/u) ?? [];
  if (odd === undefined) return undefined;
  return `has ${/\s/.test(odd) ? 'spaces' : `"${odd}"`} in its name; ${remedy}`;
}

export const alt = z
  .string({ error: 'is missing; describe what the picture shows for someone who cannot see it' })
  .min(20, { error: 'says too little; describe what the picture shows in 20 characters or more' })
  .max(240, { error: 'is longer than 240 characters; say what matters and move the rest to the caption' })
  .describe('What the picture shows, for someone who cannot see it: 20 to 240 characters.')
  .meta({ isTranslated: true });

export const point = z.strictObject({
  x: z.number().min(0).max(100).describe('Percent of the width, from the left.'),
  y: z.number().min(0).max(100).describe('Percent of the height, from the top.'),
});

export const treatment = {
  focus: point
    .optional()
    .describe('What stays in view when the photograph is cut, in percent: a face. Without it the middle.'),
  tone: z
    .enum(['natural', 'duotone', 'original'])
    .optional()
    .describe(
      'natural (as a photograph without it): drawn a little to ink and paper. duotone: ink and paper alone. original: as it was taken.',
    ),
};

/** A picture with what it shows; a camera's has the ratio of three to two. */
export const drawing = (ratio?: number) => z.strictObject({ url: picture(ratio), alt, ...treatment });

export const stillLife = drawing(1)
  .optional()
  .describe('What the work is done with, drawn; without it the place stays empty.');

export const parts = z
  .record(id, point)
  .describe('Places in the picture that the pages name: percent of its width and height.');

export const galleryPhoto = drawing(3 / 2).extend({ caption: text(130, 'the caption of the gallery') });

export type Drawing = z.infer<ReturnType<typeof drawing>>;
export type Point = z.infer<typeof point>;
export type GalleryPhoto = z.infer<typeof galleryPhoto>;

/** What is done to a photograph before it is encoded, `ratio` as width to height; a drawing comes with none of it. */
export type Treatment = { ratio?: number | undefined } & {
  [Field in keyof typeof treatment]?: z.infer<(typeof treatment)[Field]>;
};

/** A picture that a record names and the build has not encoded yet; `path` is relative to the record's file. */
export class PictureFile {
  constructor(
    readonly path: string,
    readonly treatment: Treatment = {},
  ) {}
}

/** A name as it may stand in an address: lower-case letters of English and digits, joined by hyphens; at most 60. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
