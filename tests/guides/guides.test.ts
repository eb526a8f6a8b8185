import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, readGuide, type Section } from './guide.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

// The guides, followed to the letter in a copy of the site, one edit after the other: after each, the pages say the new fact
// and nowhere the old one. Slow, so it runs with npm test alone.

const sections = readGuide('docs/editing-content.md');
const edits = sections.filter(({ refusal }) => refusal === null);
const mistakes = sections.filter(({ refusal }) => refusal !== null);

/** What the pages say after an edit, and what none of them says any more. */
const outcomes: Record<string, { says: RegExp[]; nowhere: RegExp[] }> = {
  'Change a price': { says: [/\$200/, /\$400/], nowhere: [/\$180/, /\$360/] },
  'Change the phone number': {
    says: [/\(954\) 555-0177/, /tel:\+19545550177/, /sms:\+19545550177/],
    nowhere: [/555-0142/, /9545550142/],
  },
  'Add a project': {
    says: [/Six jobs, in figures/, /Six sample projects/, /Library cooling/, /id="P-6"/, /Sheet P-6/],
    nowhere: [/Five jobs/i, /Five (sample )?projects/i],
  },
  'Add a person, and change shares': {
    says: [/Six people own it/, /Nadia Perez/],
    nowhere: [/Five people own it/, /All five work/],
  },
  'Add an open position': {
    says: [/Four open positions/, /\$21–\$26/, /<option value="dispatcher"/, /Position J-4/],
    nowhere: [/Three open positions/],
  },
  "Add a customer's words": {
    says: [/Homeowner, Davie/, /four sample quotations from homeowners/i],
    nowhere: [/three sample quotations from homeowners/i],
  },
  'A certification was granted': {
    says: [/SBA 8\(a\) and WOSB/, /EDWOSB is in process/],
    nowhere: [/WOSB and EDWOSB are in process/],
  },
};

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

test('every edit of the guide has its outcome here, and every outcome its edit', () =>
  expect(Object.keys(outcomes)).toEqual(edits.map(({ heading }) => heading)));

describe('whoever follows the guide', () => {
  test.each(edits.map((section) => [section.heading, section] as const))('%s', (heading, section) => {
    follow(section, site.root);
    const pages = checkedPages();
    const { says, nowhere } = outcomes[heading] as (typeof outcomes)[string];
    const all = Object.values(pages)
      .map((page) => `${said(page)}\n${page}`)
      .join('\n');
    for (const fact of says) expect(all).toMatch(fact);
    expect(
      Object.keys(pages).filter((path) =>
        nowhere.some((old) => old.test(`${said(pages[path])}\n${pages[path]}`)),
      ),
    ).toEqual([]);
  });
});

describe('the check refuses in the words of the guide', () => {
  test.each(mistakes.map((section) => [section.refusal as string, section] as const))(
    '%s',
    (refusal, section) => {
      const restore = remember(section);
      follow(section, site.root);
      const { ok, output } = site.run('tools/content/check-content.ts');
      restore();
      expect(ok).toBe(false);
      expect(output).toContain(refusal);
    },
  );
});

test('a sixtieth project stands with the others, on the third page', () => {
  const folder = join(site.root, 'content/records/projects');
  const record = readFileSync(join(folder, 'library-cooling/project.yaml'), 'utf8');
  for (let number = 7; number <= 60; number += 1) {
    cpSync(join(folder, 'library-cooling'), join(folder, `job-${number}`), { recursive: true });
    writeFileSync(
      join(folder, `job-${number}/project.yaml`),
      record
        .replace('sheet: P-6', `sheet: P-${number}`)
        .replace('title: Library cooling', `title: Job ${number}`),
    );
  }
  const pages = checkedPages();
  expect(pages['/projects']).toMatch(/60 jobs, in figures/);
  const sheets = Object.entries(pages).flatMap(([path, page]) =>
    path.startsWith('/projects') ? (page.match(/<article[^>]* id="P-\d+"/g) ?? []) : [],
  );
  expect(new Set(sheets).size).toBe(60);
  expect(sheets).toHaveLength(60);
  expect(pages['/projects/page/3']).toContain('id="P-60"');
  expect(Object.values(pages).filter((page) => /six jobs|six sample projects/i.test(said(page)))).toEqual([]);
});

test('whoever adds a page by its guide has it compiled, checked and shown', () => {
  for (const section of readGuide('docs/adding-a-page.md')) follow(section, site.root);
  execFileSync(resolve('node_modules/.bin/tsc'), ['--noEmit'], { cwd: site.root });
  expect(checkedPages()['/warranty']).toMatch(/Our labor is covered for/);
});

test('all of it together builds', () => {
  const { ok, output } = site.run('tools/build.ts');
  expect(ok, output).toBe(true);
  const file = (path: string) => readFileSync(join(site.root, 'dist/site', path), 'utf8');
  expect(file('projects.html')).toContain('60 jobs, in figures');
  expect(file('sitemap.xml')).toContain('/warranty');
  expect(file('files/capability-statement.json')).toContain('+19545550177');
  expect(file('files/contact.vcf')).toContain('+19545550177');
});

/** The pages once the check has passed. */
function checkedPages(): Record<string, string> {
  const { ok, output } = site.run('tools/content/check-content.ts');
  expect(ok, output).toBe(true);
  return site.pages();
}

/** What a reader gets: without tags, so that a name kept whole by a span is one name. */
function said(html = ''): string {
  return html.replace(/<[^>]+>/g, '');
}

function remember({ steps }: Section): () => void {
  const files = steps.flatMap((step) => ('file' in step ? [join(site.root, step.file)] : []));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  return () => {
    files.forEach((file, index) => {
      writeFileSync(file, before[index] as string);
    });
  };
}
