import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture, type Treatment } from '#content/records/picture-fields.ts';
import { socialPictures } from '#tools/social/social-picture.ts';
import { token } from '#tools/styles/tokens.ts';
import { pictureEncoder, provePicture, treatPicture } from './picture-encode.ts';
import { type Encode, planPicture } from './picture-plan.ts';

const [ink, paper] = ['color-ink', 'color-paper'].map((name) => [
  ...Buffer.from(token(name).slice(1), 'hex'),
]) as [number[], number[]];
const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const at = (file: string) => join(root, file);
const solid = (width: number, height: number, background = '#e03020') =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  const plant = solid(1000, 600, token('color-paper'));
  await plant.toFile(at('plant.png'));
  await plant.negate().toFile(at('other.png'));
  await solid(799, 500).toFile(at('small.png'));
  await solid(1200, 600).toFile(at('narrow.jpg'));
  writeFileSync(at('broken.png'), 'not a picture');
  writeFileSync(at('large.png'), Buffer.alloc(400_001));
  writeFileSync(at('gif.png'), await solid(900, 600).gif().toBuffer());
  const frames = await Promise.all(['red', 'blue'].map((color) => solid(900, 600, color).png().toBuffer()));
  await sharp(frames, { join: { animated: true } }).toFile(at('moving.webp'));
  // as a phone saves it: noise, red at its top, turned on its side, with the place where it was taken
  const noise = { type: 'gaussian', mean: 130, sigma: 40 } as const;
  const photo = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7f8c96', noise } });
  const top = [{ input: await solid(900, 300).png().toBuffer(), top: 0, left: 0 }];
  await sharp(await photo.composite(top).png().toBuffer())
    .rotate(270)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 7/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toFile(at('IMG_2041.JPG'));
});

afterAll(() => rmSync(root, { recursive: true }));

it('gives other addresses for other bytes, and never enlarges', async () => {
  const plan = async (file: string) => (await planPicture(at(file), root)).picture;
  const [plant, other] = [await plan('plant.png'), await plan('other.png')];
  expect(other.src.replace('other', 'plant')).not.toBe(plant.src);
  expect(plant).toMatchObject({ file: 'plant.png', width: 1000, height: 600 });
  expect(plant.sources[0]?.srcSet.match(/\d+(?=w)/g)?.join()).toBe('160,240,320,440,600,800,1000');
});

it.each([
  ['gone.png', /gone\.png is missing\. Put the file there/],
  ['broken.png', /broken\.png can't be read\. Save it again/],
  ['large.png', /large\.png is 400 kB.*Save it 1800 pixels wide/],
  ['gif.png', /gif\.png is GIF by its content\. Save it again as PNG/],
  ['moving.webp', /moving\.webp moves\. Save one still/],
  ['small.png', /small\.png is 799 pixels wide.*Supply a larger one/],
  ['narrow.jpg', /narrow\.jpg is 1200 pixels wide, and 600 where it is cut.*Supply a larger one/],
])('refuses %s by name, with the remedy', async (file, message) => {
  const treatment = file === 'narrow.jpg' ? { ratio: 1 } : {};
  await expect(planPicture(at(file), root, treatment)).rejects.toThrow(message);
});

it('notices that a photograph breaks off', async () => {
  const bytes = readFileSync(at('IMG_2041.JPG'));
  writeFileSync(at('cut.jpg'), bytes.subarray(0, bytes.length * 0.7));
  const prove = async (name: string) => {
    const { encodes } = await planPicture(at(name), root);
    return provePicture(encodes[0] as Encode, root);
  };
  await expect(prove('cut.jpg')).rejects.toThrow('cut.jpg breaks off. Copy it again');
  await expect(prove('IMG_2041.JPG')).resolves.toBeUndefined();
});

const nameFault = (name: string) => picture().safeParse(name).error?.issues[0]?.message;

it.each(['IMG_2041.JPG', 'photos/crane-lift.webp'])('a picture may be called %s', (name) =>
  expect(nameFault(name)).toBeUndefined(),
);

const screenshot = 'Screenshot 2026-11-20 at 9.41.12\u202fPM.png';
it.each([
  ['Our Image 2026.png', 'has spaces in its name; rename it our-image-2026.png, the file and here'],
  [screenshot, 'has spaces in its name; rename it screenshot-2026-11-20-at-9-41-12-pm.png'],
  ['屋上.png', 'in its name; rename it picture-1.png'],
  ['IMG_1234.HEIC', 'that lies beside the record, so save IMG_1234.HEIC as a .jpg first'],
])('is refused as a name: %j', (name, sentence) => expect(nameFault(name)).toContain(sentence));

it('the ground of a drawing comes back as exactly the paper of the page', async () => {
  const { encodes } = await planPicture(at('plant.png'), root);
  for (const encode of encodes.filter(({ format }) => format === 'avif')) {
    const data = await pixels(sharp(await pictureEncoder(root)(encode)));
    expect([...data.subarray(0, 3)]).toEqual(paper);
  }
});

it('a photograph from a phone comes out upright, and is cut about its focal point', async () => {
  const about = (y: number) => rednessOf({ ratio: 3, focus: { x: 50, y } });
  expect(await about(0), 'red is at the top').toBeGreaterThan(40);
  expect(await about(100)).toBeLessThan(20);
});

it('a photograph leaves behind the place where it was taken', async () => {
  expect((await sharp(at('IMG_2041.JPG')).metadata()).exif).toBeDefined();
  const { encodes } = await planPicture(at('IMG_2041.JPG'), root);
  const shipped = await pictureEncoder(root)(encodes[0] as Encode);
  const { exif, icc, xmp } = await sharp(shipped).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

it('a photograph is drawn to ink and paper alone as a duotone, and keeps its colors as an original', async () => {
  const data = await treated({ tone: 'duotone' });
  // every pixel has the same share of the way from ink to paper in red as in green and in blue
  const shares = [...data].map((value, at) => {
    const [dark = 0, light = 0] = [ink[at % 3], paper[at % 3]];
    return (value - dark) / (light - dark);
  });
  const off = shares.map((share, at) => Math.abs(share - (shares[at - (at % 3)] ?? 0)));
  expect(off.reduce((one, other) => Math.max(one, other))).toBeLessThan(0.02);
  expect(await rednessOf({ tone: 'original' })).toBeGreaterThan(await rednessOf());
});

// its size, weight and words are asked of every page: tests/pages/html.spec.ts
it('the picture that networks show refuses a title that does not fit', () => {
  const subject = {
    title: 'Air conditioning '.repeat(40),
    sheet: 'M-1',
    label: 'Home',
    drawing: plantRoomDrawn,
  };
  return expect(socialPictures(at('social'))(subject)).rejects.toThrow(/shorten it/);
});

async function treated(treatment: Treatment = {}): Promise<Buffer> {
  const { encodes } = await planPicture(at('IMG_2041.JPG'), root, treatment);
  return pixels(sharp(await (await treatPicture(encodes[0] as Encode)).png().toBuffer()));
}

async function rednessOf(treatment?: Treatment): Promise<number> {
  const data = await treated(treatment);
  const sum = (channel: number) =>
    data.reduce((total, value, at) => total + (at % 3 === channel ? value : 0), 0);
  return (3 * (sum(0) - sum(2))) / data.length;
}

const pixels = (image: Sharp) => image.removeAlpha().raw().toBuffer();
