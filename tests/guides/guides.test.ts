import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandFor, follow, readGuide, type Section } from './guide.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

// The guides, followed to the letter in copies of the site: each edit by itself, then all of them together, each time with
// the command that the guide tells its reader. Slow, so it runs with npm test alone.

const guide = 'docs/editing-content.md';
const afterEach = commandFor(guide, 'After each edit');
const beforeHandingOn = commandFor(guide, 'Before you hand it on');
const sections = readGuide(guide);
const edits = sections.filter(({ refusal }) => refusal === null);
const mistakes = sections.filter(({ refusal }) => refusal !== null);

/** What the pages say after all edits, and what none of them says any more. */
const outcomes: Record<string, { says: RegExp[]; nowhere: RegExp[] }> = {
  'Change a sentence': {
    says: [/You hear from Mai Tran what it costs/],
    nowhere: [/We tell you what it costs/],
  },
  'Change a price': { says: [/\$195/, /\$48\.75/, /\$390/], nowhere: [/\$180/, /\$360/] },
  'Change the phone number': {
    says: [/\(954\) 555-0177/, /tel:\+19545550177/, /sms:\+19545550177/],
    nowhere: [/555-0142/, /9545550142/],
  },
  "Change the company's name": { says: [/Limpkin Air Systems/], nowhere: [/Anhinga/] },
  'Change the office hours': {
    says: [/Fri 7:00 AM–3:30 PM/, /Sat(urday)?(–| and )Sun/],
    nowhere: [/Mon–Fri 7:00 AM–6:00 PM/, /8:00 AM–4:00 PM/],
  },
  'Change the home counties': {
    says: [/Broward, Palm Beach, Miami-Dade and Martin/],
    nowhere: [/Palm Beach and Miami-Dade/, /(three|64) (home |other )?counties/],
  },
  'Add a project': {
    says: [/60 jobs, in figures/, /60 sample projects/, /Library cooling/, /id="P-6"/, /Sheet P-6/],
    nowhere: [/(Five|six) (jobs|projects|sample projects)/i],
  },
  'A project leaves': { says: [/60 jobs, in figures/], nowhere: [/projects\/warehouse-cooling/] },
  'Add a person, and change shares': {
    says: [/Six people own it/, /Nadia Perez/],
    nowhere: [/Five people own it/, /All five work/],
  },
  'Rename a person': { says: [/Ruth Adeyemi/, /id="ruth-adeyemi"/], nowhere: [/Okafor/i] },
  'A person leaves': { says: [/Mai Tran, dispatch/], nowhere: [/Keisha/] },
  'Add an open position': {
    says: [/Four open positions/, /\$21–\$26/, /<option value="dispatcher"/, /Position J-4/],
    nowhere: [/Three open positions/],
  },
  "Change a program's weeks": {
    says: [/HVAC Fundamentals: 7 weeks of training/],
    nowhere: [/HVAC Fundamentals: 6 weeks/],
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

const copies: SiteCopy[] = [];
beforeAll(() => {
  copies.push(copySite(), copySite());
});
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** Does something in a copy that nobody else is using, and leaves it as it was. */
async function inCopy<Result>(work: (copy: SiteCopy) => Promise<Result>): Promise<Result> {
  const copy = copies.pop();
  if (!copy) throw new Error('Both copies are in use');
  try {
    return await work(copy);
  } finally {
    copy.restore();
    copies.push(copy);
  }
}

test('every edit of the guide has its outcome here, and every outcome its edit', () =>
  expect(Object.keys(outcomes)).toEqual(edits.map(({ heading }) => heading)));

describe(`each by itself, ${afterEach}`, () => {
  test.concurrent.each(edits.map((section) => [section.heading, section] as const))(
    '%s: is in order',
    (_, section) =>
      inCopy(async (copy) => {
        follow(section, copy.root);
        expect(await copy.run(afterEach)).toMatchObject({ ok: true });
      }),
  );

  test.concurrent.each(mistakes.map((section): [string, Section] => [String(section.refusal), section]))(
    'refuses with %s',
    (refusal, section) =>
      inCopy(async (copy) => {
        follow(section, copy.root);
        const { ok, output } = await copy.run(afterEach);
        expect(ok).toBe(false);
        // one sentence, once
        expect(output.split(refusal)).toHaveLength(2);
        expect(output).not.toMatch(/^\s+at /m);
      }),
  );
});

test('all of them together, sixty projects and a page of one’s own pass every check and stand on the pages', async () => {
  await inCopy(async (copy) => {
    for (const section of [...edits, ...readGuide('docs/adding-a-page.md')]) follow(section, copy.root);
    addProjects(copy.root, 60);
    const [checked, built] = await Promise.all([copy.run(beforeHandingOn), copy.run('npm run build')]);
    expect(checked.output).not.toMatch(/^Failed/m);
    expect(checked.ok, checked.output).toBe(true);
    expect(built.ok, built.output).toBe(true);

    const pages = readPages(join(copy.root, 'dist/site'));
    const all = Object.values(pages).join('\n');
    for (const [heading, { says, nowhere }] of Object.entries(outcomes)) {
      for (const fact of says) expect.soft(all, heading).toMatch(fact);
      for (const old of nowhere) {
        const still = Object.keys(pages).filter((name) => old.test(pages[name] ?? ''));
        expect.soft(still, `${heading}: ${old}`).toEqual([]);
      }
    }
    const sheets = Object.entries(pages).flatMap(([name, page]) =>
      /^projects(\/page)?/.test(name) ? (page.match(/<article[^>]* id="P-\d+"/g) ?? []) : [],
    );
    expect(new Set(sheets).size).toBe(60);
    expect(sheets).toHaveLength(60);
    expect(pages['projects/page/3.html']).toContain('id="P-61"');
    expect(pages['warranty.html']).toMatch(/Our labor is covered for/);
    expect(pages['sitemap.xml']).toContain('/warranty');
    for (const file of ['files/capability-statement.json', 'files/contact.vcf'])
      expect(readFileSync(join(copy.root, 'dist/site', file), 'utf8')).toContain('+19545550177');
  });
});

/** Copies the guide's project until there are `count`, each with a sheet and a title of its own. */
function addProjects(root: string, count: number): void {
  const folder = join(root, 'content/records/projects');
  const record = readFileSync(join(folder, 'library-cooling/project.yaml'), 'utf8');
  for (let number = 7; readdirSync(folder).length < count; number += 1) {
    cpSync(join(folder, 'library-cooling'), join(folder, `job-${number}`), { recursive: true });
    writeFileSync(
      join(folder, `job-${number}/project.yaml`),
      record
        .replace('sheet: P-6', `sheet: P-${number}`)
        .replace('title: Library', `title: ${number}. library`),
    );
  }
}

/** What a reader gets of each page, as text and with its tags: a name kept whole by a span is one name. */
function readPages(site: string): Record<string, string> {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => /\.html$|^sitemap\.xml$/.test(name))
      .map((name) => {
        const html = readFileSync(join(site, name), 'utf8');
        return [name, `${html.replace(/<[^>]+>/g, '')}\n${html}`];
      }),
  );
}
