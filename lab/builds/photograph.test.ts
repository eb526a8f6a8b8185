import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, picture } from '../../content/records/picture-fields.ts';
import type { Treatment } from '../../content/records/picture-file.ts';
import { pictureEncoder } from '../../tools/pictures/picture-encode.ts';
import { planPicture } from '../../tools/pictures/picture-plan.ts';
import { token } from '../../tools/styles/tokens.ts';

// A photograph as a phone saves it: 12 megapixels of noise, red at its top, turned in one of the eight ways of EXIF, with the place
// where it was taken.

let root: string;
const long = 4032;
const short = 3024;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'photographs-'));
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) await photograph(orientation);
}, 300_000);

afterAll(() => rm(root, { recursive: true }));

describe('a photograph from a phone', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turned as EXIF %i says comes out upright, without its place',
    async (orientation) => {
      const { bytes, width } = await encoded(`turned-${orientation}.jpg`, {
        ratio: 3 / 2,
        focus: { x: 50, y: 0 },
      });
      const { width: drawn, height, exif, icc, xmp } = await sharp(bytes).metadata();
      expect([drawn, Math.round(width / 1.5)]).toEqual([800, Math.round(width / 1.5)]);
      expect(Math.abs(Number(drawn) / Number(height) - 1.5)).toBeLessThan(0.01);
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      const [top, bottom] = [await mean(bytes, 'top'), await mean(bytes, 'bottom')];
      expect(top[0] - top[2], 'red is at the top').toBeGreaterThan(40);
      expect(bottom[0] - bottom[2]).toBeLessThan(20);
    },
  );

  it('is known for one by its ending in capitals too, as cameras name their files', async () => {
    const named = join(root, 'IMG_2041.JPG');
    await copyFile(join(root, 'turned-6.jpg'), named);
    expect((await stat(named)).size, 'larger than a drawing may be').toBeGreaterThan(400_000);
    const { encodes } = await planPicture(named, root);
    expect(encodes[0]?.toning).toBeGreaterThan(0);
    expect(picture().safeParse('IMG_2041.JPG').success).toBe(true);
    expect(picture().safeParse('IMG_2041.HEIC').success).toBe(false);
  });

  it('carries the place where it was taken before, so that a test can miss it', async () => {
    const { exif } = await sharp(join(root, 'turned-6.jpg')).metadata();
    // the tag of the folder of GPS, in the byte order that sharp writes
    expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  });

  it('is refused without its words, and with too few', () => {
    for (const alt of [undefined, 'A chiller.'])
      expect(drawing.safeParse({ url: 'a.jpg', alt }).error?.issues[0]?.path).toEqual(['alt']);
  });

  it('is cut about its focal point', async () => {
    const high = await encoded('turned-6.jpg', { ratio: 3, focus: { x: 50, y: 0 } });
    const low = await encoded('turned-6.jpg', { ratio: 3, focus: { x: 50, y: 100 } });
    const [a, b] = [await mean(high.bytes, 'top'), await mean(low.bytes, 'top')];
    expect(a[0] - a[2]).toBeGreaterThan(b[0] - b[2] + 40);
  });

  it('is drawn to ink and paper alone as a duotone, and keeps its colors as an original', async () => {
    const duotone = await encoded('turned-1.jpg', { tone: 'duotone' });
    const [ink, paper] = ['color-ink', 'color-paper'].map((name) => [
      ...Buffer.from(token(name).slice(1), 'hex'),
    ]) as [number[], number[]];
    const { data } = await sharp(duotone.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const off: number[] = [];
    for (let at = 0; at < data.length; at += 3001 * 3) {
      const share =
        ((data[at + 1] as number) - (ink[1] as number)) / ((paper[1] as number) - (ink[1] as number));
      off.push(
        Math.abs(
          (data[at] as number) - ((ink[0] as number) + ((paper[0] as number) - (ink[0] as number)) * share),
        ),
      );
    }
    expect(Math.max(...off)).toBeLessThan(14);
    const original = await mean((await encoded('turned-1.jpg', { tone: 'original' })).bytes, 'top');
    const natural = await mean((await encoded('turned-1.jpg', {})).bytes, 'top');
    expect(original[0] - original[2]).toBeGreaterThan(natural[0] - natural[2]);
  });

  it('is refused where the part that is shown is too small', async () => {
    const small = join(root, 'small.jpg');
    await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#888' } })
      .jpeg()
      .toFile(small);
    await expect(planPicture(small, root, { ratio: 1 })).rejects.toThrow(
      /small\.jpg is 1200 pixels wide, and 600 where it is cut.*Supply a larger one/,
    );
  });
});

async function photograph(orientation: number): Promise<void> {
  const upright = await sharp({
    create: {
      width: short,
      height: long,
      channels: 3,
      background: '#7f8c96',
      noise: { type: 'gaussian', mean: 130, sigma: 40 },
    },
  })
    .composite([
      {
        input: { create: { width: short, height: Math.round(long / 4), channels: 3, background: '#e03020' } },
        top: 0,
        left: 0,
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = () => sharp(upright, { raw: { width: short, height: long, channels: 3 } });
  // what a camera held like this has on its sensor
  const stored = {
    1: pixels,
    2: () => pixels().flop(),
    3: () => pixels().rotate(180),
    4: () => pixels().flip(),
    5: () => pixels().flip().rotate(90),
    6: () => pixels().rotate(270),
    7: () => pixels().flip().rotate(270),
    8: () => pixels().rotate(90),
  }[orientation] as () => Sharp;
  const { data, info } = await stored().raw().toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 7/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 80 })
    .toFile(join(root, `turned-${orientation}.jpg`));
}

async function encoded(file: string, treatment: Treatment): Promise<{ bytes: Buffer; width: number }> {
  const { picture, encodes } = await planPicture(join(root, file), root, treatment);
  const encode = encodes.find(({ width, format }) => width === 800 && format === 'avif');
  if (!encode) throw new Error('The plan has no size of 800 pixels');
  return { bytes: await pictureEncoder(join(root, 'cache'))(encode), width: picture.width };
}

/** The mean color of the upper or lower tenth. */
async function mean(bytes: Buffer, part: 'top' | 'bottom'): Promise<[number, number, number]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const tenth = Math.round(height / 10);
  // stats() looks at what came in, not at what was cut from it
  const tenthAlone = await sharp(bytes)
    .extract({ left: 0, top: part === 'top' ? 0 : height - tenth, width, height: tenth })
    .png()
    .toBuffer();
  const { channels } = await sharp(tenthAlone).stats();
  return channels.slice(0, 3).map(({ mean: value }) => value) as [number, number, number];
}
