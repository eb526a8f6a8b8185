import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { type Route, routes } from '#content/addresses/routes.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { openLetterer } from './lettering.ts';
import { socialSheet } from './social-drawing.ts';
import { socialPictures } from './social-picture.ts';
import { socialSubject } from './social-subject.ts';

const folder = mkdtempSync(join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));
const draw = socialPictures(folder);
const home = socialSubject({ name: 'home', route: routes.home });

/** The page that a record would have. */
const route: Route = {
  path: '/x/y',
  sheet: 'P-1',
  label: 'Projects',
  title: 'Chiller capital repair',
  description: '',
};

describe('the picture of a page', () => {
  it('has the size that networks ask for, at most 100 kB, and a name that follows from what it shows', async () => {
    const first = await draw(home);
    const bytes = readFileSync(join(folder, first.path));
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: first.type.slice(6),
    });
    expect((await draw(home)).path).toBe(first.path);
    expect((await draw({ ...home, title: 'Another title' })).path).not.toBe(first.path);
  }, 60_000);

  it('says in words what it shows', async () => {
    const { alt } = await draw(home);
    for (const part of [home.sheet, home.title, home.drawing.alt]) expect(alt).toContain(part);
  }, 60_000);

  it('shows of a record its own drawing', () => {
    const [project, position, program] = [projects[0], positions[0], programs[0]];
    if (!project || !position || !program) throw new Error('The test needs records');
    const drawingOf = (name: 'project' | 'position' | 'program', record: string) =>
      socialSubject({ name, record, route }).drawing;
    expect(drawingOf('project', project.id)).toBe(project.picture);
    expect(drawingOf('position', position.id)).toBe(position.stillLife);
    expect(drawingOf('program', program.id)).toBe(program.stillLife);
  });
});

describe('the pictures of all pages', () => {
  const subjects = allPages()
    .filter(({ number }) => number === undefined)
    .map(socialSubject);

  it('show each a drawing of its own, but for those that have none', () => {
    const files = subjects
      .map(({ drawing }) => drawing.url.file)
      .filter((file) => file !== home.drawing.url.file);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  it('say over the title of a record where it belongs, for the title begins with its name', () => {
    const ofRecords = allPages().filter(({ record }) => record);
    const labels = new Set<string>(ofRecords.map((page) => socialSubject(page).label));
    expect([...labels].sort()).toEqual(
      [routes.careers, routes.projects, routes.training].map(({ label }) => label).sort(),
    );
  });
});

describe('its lettering', () => {
  const subject = { title: 'Home air conditioning', sheet: 'M-103', label: 'Residential' };

  it('is outlines alone: no font of the machine has a part in it', async () => {
    const svg = socialSheet(subject, await openLetterer());
    expect(svg).not.toMatch(/<text|font-family/);
    // the frame, the mark, and a path for each letter
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(subject.title.length);
  });

  it('is set in lines that fit, a long title smaller than a short one', async () => {
    const pen = await openLetterer();
    const sizeOf = (svg: string) =>
      Math.max(...[...svg.matchAll(/scale\(([\d.]+) -/g)].map(([, scale]) => Number(scale)));
    const long = {
      ...subject,
      title: 'Every kind of air conditioning repair: who comes, when, for how much and what is promised',
    };
    const titleOnly = (text: typeof subject) => sizeOf(socialSheet({ ...text, sheet: '1' }, pen));
    expect(titleOnly(long)).toBeLessThanOrEqual(titleOnly(subject));
    expect(pen.lines('one two three', { face: 'head', size: 40 }, 120).length).toBeGreaterThan(1);
  });

  it('breaks no figure from its unit, and leaves no word alone in a last line', async () => {
    const pen = await openLetterer();
    const drawn: string[] = [];
    const spy = {
      ...pen,
      path: (...line: Parameters<typeof pen.path>) => {
        drawn.push(line[0]);
        return pen.path(...line);
      },
    };
    socialSheet({ ...subject, title: 'Safety Certifications: 4 weeks of training, $480' }, spy);
    expect(drawn.join('|')).toContain('4\u00a0weeks');
    drawn.length = 0;
    socialSheet({ ...subject, title: 'Tower and pump renewal, Office campus, Palm Beach' }, spy);
    const lines = drawn.filter(
      (line) => 'Tower and pump renewal, Office campus, Palm\u00a0Beach'.includes(line) && line.length > 2,
    );
    const widths = lines.map((line) => pen.width(line, { face: 'head', size: 60 }));
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  it('refuses what does not fit, and a letter that the font lacks, each with what to do', async () => {
    const pen = await openLetterer();
    expect(() => socialSheet({ ...subject, title: 'Air conditioning '.repeat(40) }, pen)).toThrow(/shorten/);
    expect(() => socialSheet({ ...subject, title: 'Kälte 冷' }, pen)).toThrow(/lacks a letter .*reword/);
  });
});
