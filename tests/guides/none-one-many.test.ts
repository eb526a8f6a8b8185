import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Library, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { type Content, contentOf, wordTexts } from '../../tools/content/read-content.ts';
import { describeProblem, findProblems } from '../../tools/content/read-library.ts';
import { readPdf } from '../../tools/statement/read-pdf.ts';
import { frozenRecords, readEdited } from '../fixtures/frozen-records.ts';
import type { wholeSite } from '../support/whole-site.ts';

// An owner may have none, one or very many of whatever is held in a list: each page has a true form for it, or leaves it out.

/** Without them there is no company, or they are the same for every company. */
const always = ['team', 'languages', 'regions', 'drawings', 'sections', 'chiller-types'];
const lists = collections.filter(({ isSingle, name }) => !isSingle && !always.includes(name));

const wrongWords = [
  /\b(?:Infinity|NaN|undefined|null)\b/g,
  /\bzero\b/gi,
  /\b(?:one|(?<![\d.,–:-])1) (?!sample)(?:\w+ )?(?:programs|positions|jobs|trades|codes|projects|qualifications|benefits|things|weeks|years|services|industries|reasons)\b/gi,
];
const emptyElements = /<(ul|ol|dl|tbody|h[1-4]|p|dd|dt|section)\b(?![^>]*role="status")[^>]*><\/\1>/g;

const content = {} as Content;
let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [frozenRecords(content)],
  });
});
afterAll(() => vite.close());

test.each([0, 1, 30, 31])(
  'a site with %i of everything says so on every page, and nothing false; the last one without some pages',
  async (count) => {
    const off = count === 31 ? ['projects', 'training', 'careers'] : [];
    const { pages, pdf, json } = await siteOf(withRecords(count, off));
    const wrong: string[] = [];
    for (const [path, { html, title, data }] of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const said = `${title} ${textOf(html)} ${data}`;
      wrong.push(
        ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${path}: ${id} is the id of two`),
        ...[...html.matchAll(/href="#([^"]+)"/g)]
          .filter(([, id]) => !ids.includes(id))
          .map(([link]) => `${path}: ${link} leads nowhere`),
        ...wrongWords.flatMap((pattern) =>
          [...said.matchAll(pattern)].map(
            ({ index }) => `${path}: ${said.slice(Math.max(0, index - 40), index + 40)}`,
          ),
        ),
        ...off.filter((page) => html.includes(`href="/${page}`)).map((page) => `${path}: leads to ${page}`),
        ...[...html.matchAll(emptyElements)].map(([empty]) => `${path}: ${empty} is empty`),
      );
    }
    const { runs } = await readPdf(pdf);
    const printed = runs.map(({ text }) => text).join(' ');
    expect(wrongWords.flatMap((pattern) => printed.match(pattern) ?? [])).toEqual([]);
    expect([...new Set(wrong)]).toEqual([]);
    expect(JSON.parse(json).naics).toHaveLength(count);
    const isHiring = count > 0 && off.length === 0;
    expect([...pages.values()].some(({ data }) => data.includes('JobPosting'))).toBe(isHiring);
    expect(pages.get('/careers')?.html.includes('<form')).toBe(off.length ? undefined : true);
  },
);

function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function withRecords(count: number, off: readonly string[]): Library {
  const { library } = readEdited({});
  const changed: Record<string, readonly ReadRecord[]> = { ...library };
  for (const { name, unique = [] } of lists) {
    const records = library[name] ?? [];
    changed[name] = Array.from({ length: count }, (_, index) => {
      const { file, value } = records[index % records.length] as ReadRecord<Record<string, unknown>>;
      if (index < records.length) return { file, value };
      const fields = unique.map((field) => [field, `${value[field]}-${index}`]);
      return { file, value: { ...value, ...Object.fromEntries(fields), id: `${value.id}-${index}` } };
    }) as ReadRecord[];
  }
  return repaired(changed, off);
}

/** What names a record that is gone names another, or nothing: what the check would ask of the owner. */
function repaired(library: Library, off: readonly string[]): Library {
  const has = (name: string, id: unknown) => (library[name] ?? []).some(({ value }) => value.id === id);
  const mend = (key: string, value: unknown): unknown => {
    if (key === 'voice' && !has('testimonials', value)) return undefined;
    if (key === 'program' && !has('programs', value)) return undefined;
    if (key === 'preparedIn') return (value as string[]).filter((id) => has('programs', id));
    if (key === 'picture' && gone(value)) return { drawing: 'courthouse' };
    if (key === 'leadsTo' && gone(value)) return { page: 'contact', label: 'Ask' };
    if (Array.isArray(value)) return value.map((item) => mend('', item));
    if (typeof value !== 'object' || value === null || value instanceof PictureFile) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]) => [name, mend(name, inner)] as const)
        .filter(([, inner]) => inner !== undefined),
    );
  };
  const gone = (value: unknown) => 'project' in Object(value) && !has('projects', Object(value).project);
  const mended = Object.fromEntries(
    Object.entries(library).map(([name, records]) => [
      name,
      records.map(({ file, value }, index) => {
        const record = mend('', value) as ReadRecord<Record<string, unknown>>['value'];
        if (name === 'naics-codes') record.isPrimary = index === 0;
        if (name === 'projects' && index > 2) delete record.isPastPerformance;
        if (name === 'company')
          record.pagesOff = has('projects', 'chiller-capital-repair') ? off : ['chillerServices', ...off];
        return { file, value: record };
      }),
    ]),
  ) as Record<string, readonly ReadRecord[]>;
  if (!has('projects', 'chiller-capital-repair')) mended['chiller-services'] = [];
  return mended;
}

async function siteOf(library: Library): ReturnType<typeof wholeSite> {
  const faults = findProblems(library).map((one) => describeProblem(one, new Map()));
  Object.assign(content, contentOf({ library, sources: new Map(), faults }, wordTexts(resolve('.'))));
  if (content.faults.length) throw new Error(content.faults.join('\n'));
  // what stands on them is worked out anew, and nothing is translated a second time
  const { moduleGraph } = vite.environments.ssr;
  for (const one of moduleGraph.idToModuleMap.values())
    if (/^\0(records|words):/.test(one.id ?? '')) moduleGraph.invalidateModule(one);
  const made = await vite.ssrLoadModule(resolve('tests/support/whole-site.ts'));
  return made.wholeSite();
}
