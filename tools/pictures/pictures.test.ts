import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build, type InlineConfig, type Rolldown, runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawing, picture, type Treatment } from '#content/records/picture-fields.ts';
import type { Picture } from '#content/values/picture-type.ts';
import { token } from '#tools/styles/tokens.ts';
import { pictureEncoder, treatPicture } from './picture-encode.ts';
import { type Encode, planPicture } from './picture-plan.ts';
import { pictures } from './picture-plugin.ts';

const [ink, paper] = ['color-ink', 'color-paper'].map((name) => [
  ...Buffer.from(token(name).slice(1), 'hex'),
]) as [number[], number[]];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const [file, width, height] of [
    ['plant.png', 1000, 600],
    ['other.png', 1000, 601],
    ['small.png', 799, 500],
    ['narrow.jpg', 1200, 600],
  ] as const)
    await sharp({ create: { width, height, channels: 3, background: token('color-paper') } }).toFile(
      join(root, file),
    );
  await writeFile(join(root, 'broken.png'), 'not a picture');
  await writeFile(join(root, 'large.png'), Buffer.alloc(400_001));
  await writeFile(join(root, 'entry.js'), "export { default as plant } from './plant.png?picture';");
  await writeFile(join(root, 'missing.js'), "export { default as gone } from './gone.png?picture';");
});

afterAll(() => rm(root, { recursive: true }));

describe('the plan of a picture', () => {
  it('gives the same addresses for the same bytes, others for other bytes', async () => {
    const [first, again, other] = await Promise.all(['plant.png', 'plant.png', 'other.png'].map(plan));
    expect(again).toEqual(first);
    const hash = (one: Picture | undefined) => one?.src.match(/\.([0-9a-f]{10})\./)?.[1];
    expect(hash(other)).not.toBe(hash(first));
  });

  it('knows the true size and never enlarges', async () => {
    const { file, width, height, sources, src } = await plan('plant.png');
    expect([file, width, height]).toEqual(['plant.png', 1000, 600]);
    expect(sources[0]?.srcSet.match(/\d+(?=w)/g)?.join()).toBe('160,240,320,440,600,800,1000');
    expect(src).toMatch(/^\/assets\/plant-1000\.[0-9a-f]{10}\.webp$/);
  });

  it.each([
    ['gone.png', /gone\.png is missing\. Put the file there/],
    ['broken.png', /broken\.png can't be read\. Save it again/],
    ['large.png', /large\.png is 400 kB.*Save it 1800 pixels wide/],
    ['small.png', /small\.png is 799 pixels wide.*Supply a larger one/],
    ['narrow.jpg', /narrow\.jpg is 1200 pixels wide, and 600 where it is cut.*Supply a larger one/],
  ])('refuses %s by name, with the remedy', async (file, message) => {
    const treatment = file === 'narrow.jpg' ? { ratio: 1 } : {};
    await expect(planPicture(join(root, file), root, treatment)).rejects.toThrow(message);
  });
});

describe('pictures in a build', () => {
  it('are emitted by the client alone, at the addresses every run knows, on exactly the paper of the page', async () => {
    const client = await buildEntry({ rolldownOptions: { input: join(root, 'entry.js') } });
    const server = await buildEntry({ ssr: join(root, 'entry.js') });
    const { module } = await runnerImport<{ plant: Picture }>(join(root, 'entry.js'), config());
    const { srcSet } = module.plant.sources[0] as Picture['sources'][number];
    const addresses = [...srcSet.split(', ').map((candidate) => candidate.split(' ')[0]), module.plant.src];

    expect(assets(client)).toEqual(addresses.map((address) => address?.slice(1)).sort());
    expect(assets(server)).toEqual([]);
    expect(server.find(({ type }) => type === 'chunk')).toMatchObject({
      code: expect.stringContaining(srcSet),
    });
    const avif = client.find(({ fileName }) => /plant-800.*\.avif$/.test(fileName));
    const source = avif && 'source' in avif ? Buffer.from(avif.source) : Buffer.alloc(0);
    expect([...(await pixels(sharp(source))).subarray(0, 3)]).toEqual(paper);
  });

  it('stop it where one is missing', async () => {
    const missing = buildEntry({ rolldownOptions: { input: join(root, 'missing.js') } });
    await expect(missing).rejects.toThrow(/gone\.png is missing/);
  });
});

// as a phone saves it: noise, red at its top, turned in one of the eight ways of EXIF, with the place where it was taken
describe('a photograph from a phone', () => {
  beforeAll(async () => {
    const [width, height] = [900, 1200];
    const noise = { type: 'gaussian', mean: 130, sigma: 40 } as const;
    const red = { create: { width, height: height / 4, channels: 3, background: '#e03020' } } as const;
    const upright = await pixels(
      sharp({ create: { width, height, channels: 3, background: '#7f8c96', noise } }).composite([
        { input: red, top: 0, left: 0 },
      ]),
    );
    const whole = () => sharp(upright, { raw: { width, height, channels: 3 } });
    // what a camera held like this has on its sensor
    const stored = [
      whole(),
      whole().flop(),
      whole().rotate(180),
      whole().flip(),
      whole().flip().rotate(90),
      whole().rotate(270),
      whole().flip().rotate(270),
      whole().rotate(90),
    ];
    for (const [index, turned] of stored.entries()) {
      const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
      await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 7/1 0/1' } })
        .withMetadata({ orientation: index + 1 })
        .jpeg({ quality: 90 })
        .toFile(join(root, `turned-${index + 1}.jpg`));
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turned as EXIF %i says comes out upright', async (orientation) => {
    const shown = await treated(`turned-${orientation}.jpg`, { ratio: 3 / 2, focus: { x: 50, y: 0 } });
    const { width, height } = await sharp(shown).metadata();
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(await rednessOf(shown, 0), 'red is at the top').toBeGreaterThan(40);
    expect(await rednessOf(shown, 0.9)).toBeLessThan(20);
  });

  it('leaves behind the place where it was taken', async () => {
    // the tag of the folder of GPS, in the byte order that sharp writes
    const place = Buffer.from([0x25, 0x88]);
    expect((await sharp(join(root, 'turned-6.jpg')).metadata()).exif?.includes(place)).toBe(true);
    const { encodes } = await planPicture(join(root, 'turned-6.jpg'), root);
    const shipped = await pictureEncoder(join(root, 'cache'))(encodes[0] as Encode);
    const { exif, icc, xmp } = await sharp(shipped).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is known for one by its ending in capitals too, as cameras name their files', async () => {
    const named = join(root, 'IMG_2041.JPG');
    await copyFile(join(root, 'turned-6.jpg'), named);
    expect((await stat(named)).size, 'larger than a drawing may be').toBeGreaterThan(400_000);
    expect((await planPicture(named, root)).encodes[0]?.toning).toBeGreaterThan(0);
    const record = z.object({ url: picture() });
    expect(record.safeParse({ url: 'IMG_2041.JPG' }).success).toBe(true);
    expect(record.safeParse({ url: 'IMG_2041.HEIC' }).success).toBe(false);
  });

  it('is refused without its words, and with too few', () => {
    for (const alt of [undefined, 'A chiller.']) {
      const { error } = z.object({ picture: drawing }).safeParse({ picture: { url: 'a.jpg', alt } });
      expect(error?.issues[0]?.path).toEqual(['picture', 'alt']);
    }
  });

  it('is cut about its focal point', async () => {
    const about = async (y: number) => {
      const shown = await treated('turned-6.jpg', { ratio: 3, focus: { x: 50, y } });
      return rednessOf(shown, 0);
    };
    expect(await about(0)).toBeGreaterThan((await about(100)) + 40);
  });

  it('is drawn to ink and paper alone as a duotone, and keeps its colors as an original', async () => {
    const data = await pixels(sharp(await treated('turned-1.jpg', { tone: 'duotone' })));
    // every pixel has the same share of the way from ink to paper in red as in green and in blue
    const shares = [...data].map((value, at) => {
      const [dark = 0, light = 0] = [ink[at % 3], paper[at % 3]];
      return (value - dark) / (light - dark);
    });
    const off = shares.map((share, at) => Math.abs(share - (shares[at - (at % 3)] ?? 0)));
    expect(off.reduce((one, other) => Math.max(one, other))).toBeLessThan(0.02);
    const original = await rednessOf(await treated('turned-1.jpg', { tone: 'original' }), 0);
    expect(original).toBeGreaterThan(await rednessOf(await treated('turned-1.jpg'), 0));
  });
});

/** The picture at its smallest, before it is encoded. */
async function treated(file: string, treatment: Treatment = {}): Promise<Buffer> {
  const { encodes } = await planPicture(join(root, file), root, treatment);
  return (await treatPicture(encodes[0] as Encode)).png().toBuffer();
}

/** By how much more red than blue a tenth of the picture is, which begins at this share of its height. */
async function rednessOf(bytes: Buffer, from: number): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const [top, tenth] = [Math.floor(height * from), Math.floor(height / 10)];
  // stats() looks at what came in, not at what was cut from it
  const part = await sharp(bytes).extract({ left: 0, top, width, height: tenth }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}

const pixels = (image: Sharp) => image.removeAlpha().raw().toBuffer();

const plan = async (file: string) => (await planPicture(join(root, file), root)).picture;

const config = (): InlineConfig => ({ root, configFile: false, logLevel: 'silent', plugins: [pictures()] });

async function buildEntry(options: InlineConfig['build']): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...config(), build: { ...options, write: false } });
  if (!('output' in result)) throw new Error('The build gave no single output');
  return result.output;
}

const assets = (output: Rolldown.RolldownOutput['output']) =>
  output.flatMap(({ type, fileName }) => (type === 'asset' ? [fileName] : [])).sort();
