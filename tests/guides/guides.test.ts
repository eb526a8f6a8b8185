import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandFor, follow, readGuide } from './guide.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

// the guides, followed to the letter in copies of the site, each time with the command that the guide tells its reader

const guide = 'docs/editing-content.md';
const afterEach = commandFor(guide, 'After each edit');
const beforeHandingOn = commandFor(guide, 'Before you hand it on');
const sections = readGuide(guide);
const edits = sections.filter(({ refusal }) => refusal === null);
const mistakes = sections.filter(({ refusal }) => refusal !== null);

/** After all edits no page says the first any more, and the rest stands on some page. */
const outcomes: Record<string, [nowhere: RegExp, ...says: RegExp[]]> = {
  'Change a sentence': [/We tell you what it costs/, /You hear from Mai Tran what it costs/],
  'Change a price': [/\$180|\$360/, /\$195/, /\$48\.75/, /\$390/],
  'Change the phone number': [/555-0142|9545550142/, /555-0177/, /tel:\+19545550177/, /sms:\+19545550177/],
  "Change the company's name": [/Anhinga/, /Limpkin Air Systems/],
  'Change the office hours': [
    /Mon–Fri 7:00 AM–6:00 PM|8:00 AM–4:00 PM/,
    /Fri 7:00 AM–3:30 PM/,
    /Sat(urday)?(–| and )Sun/,
  ],
  'Change the home counties': [
    /Palm Beach and Miami-Dade|(three|64) (home |other )?counties/,
    /Broward, Palm Beach, Miami-Dade and Martin/,
  ],
  'Add a project': [
    /(Five|six) (jobs|projects|sample projects)/i,
    /60 jobs, in figures/,
    /60 sample projects/,
    /Library cooling/,
    /Sheet P-6/,
  ],
  'A project leaves': [/projects\/warehouse-cooling/],
  'Add a person, and change shares': [
    /Five people own the firm|All five work/,
    /Six people own the firm/,
    /Nadia Perez/,
  ],
  'Rename a person': [/Okafor/i, /Ruth Adeyemi/, /id="ruth-adeyemi"/],
  'A person leaves': [/Keisha/, /Mai Tran, dispatch/],
  'Add an open position': [/Three open positions/, /Four open positions/, /<option value="dispatcher"/],
  "Change a program's weeks": [/HVAC Fundamentals: 6 weeks/, /HVAC Fundamentals: 7 weeks of training/],
  "Add a customer's words": [/three sample quotations from homeowners/i, /Homeowner, Davie/],
  'A certification was granted': [/WOSB and EDWOSB are/, /SBA 8\(a\) and WOSB/, /EDWOSB is in process/],
};

const copies: SiteCopy[] = [];
beforeAll(() => {
  copies.push(copySite(), copySite());
});
afterAll(() => {
  for (const copy of copies) copy.remove();
});

async function inCopy(work: (copy: SiteCopy) => Promise<void>): Promise<void> {
  const copy = copies.pop();
  if (!copy) throw new Error('Both copies are in use');
  try {
    await work(copy);
  } finally {
    copy.restore();
    copies.push(copy);
  }
}

test('every edit of the guide has its outcome here, and every outcome its edit', () =>
  expect(Object.keys(outcomes)).toEqual(edits.map(({ heading }) => heading)));

describe(`each by itself, ${afterEach}`, () => {
  for (const section of edits)
    test.concurrent(`${section.heading}: is in order`, () =>
      inCopy(async (copy) => {
        follow(section, copy.root);
        expect(await copy.run(afterEach)).toMatchObject({ ok: true });
      }));

  for (const section of mistakes)
    test.concurrent(`refuses with ${section.refusal}`, () =>
      inCopy(async (copy) => {
        follow(section, copy.root);
        const { ok, output } = await copy.run(afterEach);
        expect(ok).toBe(false);
        expect(output.split(String(section.refusal))).toHaveLength(2);
        expect(output).not.toMatch(/^\s+at /m);
      }));
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
    for (const [heading, [nowhere, ...says]] of Object.entries(outcomes)) {
      for (const fact of says) expect.soft(all, heading).toMatch(fact);
      const still = Object.keys(pages).filter((name) => nowhere.test(pages[name] ?? ''));
      expect.soft(still, `${heading}: ${nowhere}`).toEqual([]);
    }
    expect(pages['warranty.html']).toMatch(/Our labor is covered for/);

    // each project stands on one of three pages, which lead to one another and say which one it is
    const paths = ['/projects', '/projects/page/2', '/projects/page/3'];
    const sets = paths.map((path) => pages[`${path.slice(1)}.html`] ?? '');
    for (const [index, set] of sets.entries()) {
      expect(set.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe(String(index + 1));
      for (const path of paths) expect(set).toContain(`href="${path}"`);
    }
    expect(new Set(sets.map((set) => set.match(/<title>.*<\/title>/)?.[0])).size).toBe(3);
    const sheets = sets.join('').match(/<article[^>]* id="P-\d+"/g) ?? [];
    expect(new Set(sheets).size).toBe(60);
    expect(sheets).toHaveLength(60);

    // a browser keeps the pages of as many as a list shows, and their files; one that pages share may bear the name of another
    const worker = readFileSync(join(copy.root, 'dist/site/service-worker.js'), 'utf8');
    const kept = (place: RegExp) => [...new Set([...worker.matchAll(place)].map(([, id = '']) => id))].sort();
    const records = kept(/\/projects\/(?!page\/)([\w-]+)/g);
    expect(records).toHaveLength(24);
    expect(kept(/assets\/(job-\d+)\./g).length).toBeLessThan(30);
  });
});

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
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const html = readFileSync(join(site, name), 'utf8');
        return [name, `${html.replace(/<[^>]+>/g, '')}\n${html}`];
      }),
  );
}
