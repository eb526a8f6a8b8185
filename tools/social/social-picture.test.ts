import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { routes } from '#src/views/routes.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { socialPictures, socialSubject } from './social-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));
const draw = socialPictures(folder);
const page = { title: 'A contractor', sheet: 'M-1', label: 'Home', drawing: plantRoomDrawn };

it('has the size that networks ask for, at most 100 kB, its words, and a name that follows from what it shows', async () => {
  const { path, type, alt } = await draw(page);
  const bytes = readFileSync(join(folder, path));
  expect(bytes.length).toBeLessThanOrEqual(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: type.slice(6) });
  expect(alt).toBe(`Sheet M-1, Home: A contractor. ${plantRoomDrawn.alt}`);
  expect((await draw({ ...page, title: 'Another title' })).path).not.toBe(path);
});

it('refuses a title that does not fit, with what to do', () =>
  expect(draw({ ...page, title: 'Air conditioning '.repeat(40) })).rejects.toThrow(/shorten it/));

it('shows of every page a drawing, and says of a record where it belongs', () => {
  const above = Object.values(routes).map(({ label }) => label);
  for (const one of allPages()) {
    const { drawing, label } = socialSubject(one);
    expect(drawing.alt, one.route.path).not.toBe('');
    expect(above, one.route.path).toContain(label);
  }
});
