import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from './support/site.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const parts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.examples.tsx'))
  .map((name) => name.replace(/^.*\//, '').replace('.examples.tsx', ''))
  .sort();

/** Rules that an example breaks because it is shown alone, and is kept by the page that holds the part. */
const excused: Record<string, string[]> = {
  // a page has one <main>, at its top; in the gallery it stands among the others
  sheet: ['landmark-main-is-top-level'],
};

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let vite: ViteDevServer;
let gallery: string;

test.beforeAll(async ({ browserName: _ }, { outputDir }) => {
  vite = await createServer({
    cacheDir: `${outputDir}/vite`,
    logLevel: 'error',
    server: { port: 0, watch: null },
  });
  await vite.listen();
  const [root] = vite.resolvedUrls?.local ?? [];
  if (!root) throw new Error('The development server has no address');
  gallery = `${root}gallery.html`;
});

test.afterAll(() => vite.close());

test('every part of the gallery passes axe, and none says a word on the console', async ({ page, guard }) => {
  guard.allow(new RegExp(`^request to ${new URL(gallery).origin}/`));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  await page.addInitScript({ path: axeFile });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery);
  const sections = page.getByRole('region');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery', { timeout: 60_000 });
  const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(parts.filter((part) => !ids.includes(part))).toEqual([]);
  await expect(sections.first()).toBeVisible();

  for (const part of parts) {
    const violations = await page.evaluate(
      async ([id, rules]) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const { violations: found } = await axe.run(document.getElementById(id) as HTMLElement, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        });
        return found.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 120))}`);
      },
      [part, excused[part] ?? []] as const,
    );
    expect.soft(violations, part).toEqual([]);
  }
  expect(warnings).toEqual([]);
});
