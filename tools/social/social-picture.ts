import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { treatPicture } from '#tools/pictures/picture-encode.ts';
import { type Encode, planPicture } from '#tools/pictures/picture-plan.ts';
import { pictureQuery, readPictureQuery } from '#tools/pictures/picture-query.ts';
import { type Letterer, openLetterer } from './lettering.ts';
import { drawingPlace, socialSheet, socialSize } from './social-drawing.ts';
import type { SocialSubject } from './social-subject.ts';

/** What the head of a page says of its picture. */
export type SocialPicture = {
  path: string;
  alt: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};

/** Slow connections and some messengers give up on more. */
const mostBytes = 100_000;
const cacheFolder = 'node_modules/.cache/social';

/**
 * Returns a function that draws the picture of a page into `siteFolder` and says what to write about it. What was drawn once is
 * taken from the cache as long as nothing on it has changed.
 */
export function socialPictures(siteFolder: string): (subject: SocialSubject) => Promise<SocialPicture> {
  let opened: Promise<Letterer> | undefined;
  return async (subject) => {
    opened ??= openLetterer();
    const svg = socialSheet(subject, await opened);
    const { url: picture, alt } = subject.drawing;
    const source = resolve(picture.file);
    const hash = createHash('sha256')
      .update(svg)
      .update(await readFile(source))
      .update(JSON.stringify([drawingPlace, picture.query, encodings]))
      .digest('hex')
      .slice(0, 10);
    const { bytes, type } = await fromCache(hash, () => draw(svg, source, picture.query));
    const name = subject.sheet.toLowerCase();
    const path = `/assets/social-${name}.${hash}.${type === 'image/png' ? 'png' : 'jpg'}`;
    const file = join(siteFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return {
      path,
      alt: `Sheet ${subject.sheet}, ${subject.label}: ${subject.title}. ${alt}`,
      type,
      ...socialSize,
    };
  };
}

type Encoded = { bytes: Buffer; type: SocialPicture['type'] };

/** Line drawings are smallest and sharpest as PNG; photographs, and drawings of many tones, as JPEG. */
const encodings = [
  { colors: 64 },
  { colors: 32 },
  { quality: 82 },
  { quality: 72 },
  { quality: 60 },
  { quality: 45 },
] as const;

async function draw(svg: string, source: string, query: string | undefined): Promise<Encoded> {
  const { left, top, width, height } = drawingPlace;
  const { encodes } = await planPicture(
    source,
    resolve('.'),
    readPictureQuery(`${source}${query ?? pictureQuery({})}`).treatment,
  );
  // as the pages show it: upright, cut to its place, toned
  const treated = await treatPicture({ ...(encodes[0] as Encode), width: 2 * width });
  const inset = await sharp(await treated.png({ compressionLevel: 1 }).toBuffer())
    .resize({ width, height, fit: 'cover' })
    .toBuffer();
  const sheet = await sharp(Buffer.from(svg))
    .composite([{ input: inset, left, top }])
    .flatten()
    .png()
    .toBuffer();
  for (const encoding of encodings) {
    const picture = sharp(sheet);
    const bytes = await ('colors' in encoding
      ? picture.png({ palette: true, colours: encoding.colors, effort: 8, compressionLevel: 9, dither: 0 })
      : picture.jpeg({ quality: encoding.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    ).toBuffer();
    if (bytes.length <= mostBytes) return { bytes, type: 'colors' in encoding ? 'image/png' : 'image/jpeg' };
  }
  throw new Error(
    `A picture for sharing stays above ${mostBytes / 1000} kB; take a calmer drawing for that page`,
  );
}

async function fromCache(hash: string, make: () => Promise<Encoded>): Promise<Encoded> {
  for (const type of ['image/png', 'image/jpeg'] as const) {
    const bytes = await readFile(cachedFile(hash, type)).catch(() => undefined);
    if (bytes) return { bytes, type };
  }
  const made = await make();
  const file = cachedFile(hash, made.type);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, made.bytes);
  await rename(`${file}.${process.pid}`, file);
  return made;
}

function cachedFile(hash: string, type: SocialPicture['type']): string {
  return join(cacheFolder, `${hash}.${type.slice('image/'.length)}`);
}
