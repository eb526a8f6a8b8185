import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { token } from '#tools/styles/tokens.ts';
import { type Encode, settings } from './picture-plan.ts';

/** Returns a function that encodes one size of a picture, or reads it from the cache. */
export function pictureEncoder(cacheFolder: string): (encode: Encode) => Promise<Buffer> {
  return (encode) => fromCache(join(cacheFolder, basename(encode.fileName)), () => encodePicture(encode));
}

async function encodePicture(encode: Encode): Promise<Buffer> {
  const treated = await treatPicture(encode);
  return encode.format === 'avif'
    ? treated.avif(settings.avif).toBuffer()
    : treated.webp(settings.webp).toBuffer();
}

/** A source picture upright, cut, of its width and toned, before it is encoded. */
export async function treatPicture({
  source,
  cut,
  toning,
  width,
}: Omit<Encode, 'format' | 'fileName'>): Promise<Sharp> {
  // the pictures beside it keep the cores busy; threads within one encode would only fight over them.
  sharp.concurrency(1);
  const upright = sharp(await readFile(source)).autoOrient();
  // what a camera writes beside the pixels, the place among it, is left behind
  const resized = (cut ? upright.extract(cut) : upright).resize({ width });
  return toning ? tone(resized, toning) : resized;
}

/** Draws the colors to a scale from the page's ink to its paper by their lightness: 0 leaves them, 1 leaves the scale alone. */
async function tone(picture: Sharp, amount: number): Promise<Sharp> {
  const { data, info } = await picture
    .flatten({ background: token('color-paper') })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ink, paper] = [token('color-ink'), token('color-paper')].map(channels) as [number[], number[]];
  // millions of pixels: nothing is made for one of them
  const value = (at: number) => data[at] as number;
  for (let at = 0; at < data.length; at += info.channels) {
    const lightness = (0.2126 * value(at) + 0.7152 * value(at + 1) + 0.0722 * value(at + 2)) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = ink[channel] as number;
      const toned = dark + ((paper[channel] as number) - dark) * lightness;
      data[at + channel] = Math.round(value(at + channel) + (toned - value(at + channel)) * amount);
    }
  }
  const { width, height, channels: bands } = info;
  return sharp(data, { raw: { width, height, channels: bands } });
}

/** Red, green and blue of `#rrggbb`. */
function channels(color: string): number[] {
  return [...Buffer.from(color.slice(1), 'hex')];
}

/** Where pictures are kept between builds, from the root of the project. */
export const pictureCache = 'node_modules/.cache/pictures';

/** What `make` made once, from its file in the cache; the file's name says of what it was made. */
export async function fromCache(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // by another name first: nobody beside this one reads half a file
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

/** Throws, naming the file, for a picture that breaks off; reads each only once. */
export async function provePicture(source: string, root: string, cacheFolder: string): Promise<void> {
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await fromCache(join(cacheFolder, `${hash}.proof`), () =>
    sharp(bytes)
      .resize({ width: 8 })
      .raw()
      .toBuffer()
      .catch(() => {
        throw new Error(`Picture ${relative(root, source)} breaks off. Copy it again from where it comes.`);
      }),
  );
}
