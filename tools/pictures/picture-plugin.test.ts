import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type InlineConfig, type Rolldown, runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '#content/values/picture-type.ts';
import { token } from '#tools/styles/tokens.ts';
import { planPicture } from './picture-plan.ts';
import { pictures } from './picture-plugin.ts';

const paper = token('color-paper');
const paperBytes = [...Buffer.from(paper.slice(1), 'hex')];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await draw('plant.png', 1000, 600);
  await draw('other.png', 1000, 601);
  await draw('small.png', 799, 500);
  await writeFile(join(root, 'broken.png'), 'not a picture');
  await writeFile(join(root, 'large.png'), Buffer.alloc(400_001));
  await writeFile(join(root, 'entry.js'), "export { default as plant } from './plant.png?picture';");
  await writeFile(join(root, 'missing.js'), "export { default as gone } from './gone.png?picture';");
});

afterAll(() => rm(root, { recursive: true }));

describe('planPicture', () => {
  it('gives the same addresses for the same bytes, others for other bytes', async () => {
    const [first, again, other] = await Promise.all(['plant.png', 'plant.png', 'other.png'].map(plan));
    expect(again).toEqual(first);
    const hash = (picture: Picture | undefined) => picture?.src.match(/\.([0-9a-f]{10})\./)?.[1];
    expect(hash(other)).not.toBe(hash(first));
  });

  it('knows the true size and never enlarges', async () => {
    const picture = await plan('plant.png');
    expect(picture).toMatchObject({ file: 'plant.png', width: 1000, height: 600 });
    expect(picture.sources[0]?.srcSet.match(/\d+(?=w)/g)).toEqual([
      '160',
      '240',
      '320',
      '440',
      '600',
      '800',
      '1000',
    ]);
    expect(picture.src).toMatch(/^\/assets\/plant-1000\.[0-9a-f]{10}\.webp$/);
  });

  it.each([
    ['gone.png', /gone\.png is missing\. Put the file there/],
    ['broken.png', /broken\.png can't be read\. Save it again/],
    ['large.png', /large\.png is 400 kB.*Save it 1800 pixels wide/],
    ['small.png', /small\.png is 799 pixels wide.*Supply a larger one/],
  ])('refuses %s by name, with the remedy', async (file, message) => {
    await expect(plan(file)).rejects.toThrow(message);
  });
});

describe('pictures', () => {
  it('emits the files in the client build alone, at the addresses every run knows', async () => {
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
  });

  it('brings the ground back as exactly the paper of the page', async () => {
    const output = await buildEntry({ rolldownOptions: { input: join(root, 'entry.js') } });
    const avif = output.find(({ fileName }) => fileName.includes('plant-800') && fileName.endsWith('.avif'));
    const source = avif && 'source' in avif ? Buffer.from(avif.source) : Buffer.alloc(0);
    const pixels = await sharp(source).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual(paperBytes);
  });

  it('stops the build at a missing picture', async () => {
    await expect(buildEntry({ rolldownOptions: { input: join(root, 'missing.js') } })).rejects.toThrow(
      /gone\.png is missing/,
    );
  });
});

async function draw(file: string, width: number, height: number): Promise<void> {
  const line = Buffer.from(
    `<svg width="${width}" height="${height}"><path d="M99 99l500 300" stroke="${token('color-ink')}" stroke-width="2"/></svg>`,
  );
  await mkdir(root, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: line }])
    .png()
    .toFile(join(root, file));
}

const plan = async (file: string) => (await planPicture(join(root, file), root)).picture;

const config = (): InlineConfig => ({ root, configFile: false, logLevel: 'silent', plugins: [pictures()] });

async function buildEntry(options: InlineConfig['build']): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...config(), build: { ...options, write: false } });
  if (!('output' in result)) throw new Error('The build gave no single output');
  return result.output;
}

const assets = (output: Rolldown.RolldownOutput['output']) =>
  output
    .filter(({ type }) => type === 'asset')
    .map(({ fileName }) => fileName)
    .sort();
