import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { textsIn } from '../../tools/content/record-faults.ts';
import { readPdf } from '../../tools/statement/read-pdf.ts';
import { freePort } from '../server/support/postgres.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

// another company moves in by writing data alone; what it does not bring are the sentences that every company shares

const folder = 'tests/fixtures/second-company';
const read = /\.(html|js|json|xml|txt|vcf|pdf|webmanifest)$/;
let copy: SiteCopy;
const run = (command: string) => copy.run(`CONTENT=${folder} ${command}`);

beforeAll(async () => {
  copy = copySite();
  // it may not lie further ahead than a year, and not nearer than a month
  const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const company = join(copy.root, folder, 'records/company.yaml');
  const text = readFileSync(company, 'utf8');
  writeFileSync(company, text.replace(/^securityContactUntil: .*$/m, `securityContactUntil: ${until}`));
  const built = await run('npm run build');
  expect(built.ok, built.output).toBe(true);
});
afterAll(() => copy.remove());

test('it passes every check, and nothing keeps it from going live', async () => {
  for (const command of ['npm run check', 'npm run publish-check']) {
    const { ok, output } = await run(command);
    expect(ok, output).toBe(true);
  }
});

test('no byte of its site says anything of the sample company', async () => {
  const site = join(copy.root, 'dist/site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => read.test(file));
  const said = new Map(await Promise.all(files.map((file) => textOf(join(site, file)))));
  // what both say: the sentences of every company, the counties, what drawings show, what an agency advises
  const both = [
    folder,
    'content/words',
    'content/records/drawings',
    'content/records/sections',
    'content/records/regions',
    'content/records/heat-advice',
  ]
    .flatMap(writtenIn)
    .join('\n');
  const theirs = writtenIn('content/records').filter((text) => /.{8,} ./.test(text) && !both.includes(text));
  expect(theirs.length).toBeGreaterThan(300);
  for (const text of [...theirs, 'Anhinga', '555-0142', '9545550142', 'Whitlock'])
    for (const [file, all] of said) expect.soft(all.includes(text), `${file}: ${text}`).toBe(false);
});

test('what it has switched off is gone, and what it has is there', () => {
  const site = join(copy.root, 'dist/site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /^chillers/.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.(html|xml)$/.test(name)))
    expect.soft(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/["/]chillers[/"#<]/);
  const home = readFileSync(join(site, 'residential.html'), 'utf8');
  expect(home).not.toMatch(/hreflang="es"|lang="es"|Se habla/);
});

test('every page stands the visit at its three widths, and its statement says the same on every paper', async () => {
  // whatever answers on a fixed port would be visited in the place of the copy
  const port = await freePort();
  const specs = 'tests/pages/page.spec.ts tests/parts/statement.spec.ts';
  const visited = await run(`TEST_PORT=${port} npx playwright test ${specs} --reporter=line`);
  expect(visited.ok, visited.output.slice(-6000)).toBe(true);
}, 600_000);

async function textOf(file: string): Promise<[file: string, text: string]> {
  const bytes = readFileSync(file);
  const text = file.endsWith('.pdf')
    ? (await readPdf(bytes)).runs.map((run) => run.text).join(' ')
    : bytes
        .toString('utf8')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'");
  return [file, text.replace(/\s+/g, ' ')];
}

function writtenIn(path: string): string[] {
  return readdirSync(dirname(path), { recursive: true, encoding: 'utf8' })
    .map((file) => join(dirname(path), file))
    .filter((file) => file.startsWith(path) && file.endsWith('.yaml'))
    .flatMap((file) => textsIn(parse(readFileSync(file, 'utf8'))))
    .map(({ text }) => text.trim().replace(/\s+/g, ' '));
}
