import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse as parseYaml, stringify } from 'yaml';
import { addresses } from '../../content/values/addresses.ts';
import { copySite, type SiteCopy } from '../../tests/guides/site-copy.ts';
import { startSite } from '../../tests/server/support/site-server.ts';
import { findChromium, findShell } from '../../tools/chromium.ts';
import { readLibrary } from '../../tools/content/read-library.ts';
import { isSameEverywhere, recordWords } from '../../tools/content/translation.ts';

// A further language is a folder of words and some lines in one record: here one that nobody speaks, of every page. The build itself
// refuses a page on which a sentence of the original is left.

const id = 'eo';
let copy: SiteCopy;

beforeAll(async () => {
  copy = copySite();
  const paths = Object.entries(addresses).map(
    ([name, { path }]) => `    ${name}: /${id}${path === '/' ? '' : path}\n`,
  );
  appendFileSync(
    join(copy.root, 'content/records/languages.yaml'),
    `\n${id}:\n  label: Esperanto\n  locale: eo-US\n  paths:\n${paths.join('')}  untranslated: [office]\n  messages: /${id}/mesagoj\n`,
  );
  writePseudoLanguage(copy.root, id);
  for (const command of [`npm run translated -- ${id}`, 'npm run content', 'npm run build']) {
    const { ok, output } = await copy.run(command);
    expect(ok, output).toBe(true);
  }
}, 600_000);
afterAll(() => copy.remove());

test.each([390, 768, 1440])('every page holds its words at %i', async (width) => {
  const site = await startSite({ SERVER: join(copy.root, 'dist/server.js') });
  onTestFinished(async () => void (await site.stop()));
  const browser = await chromium.launch({
    executablePath: findShell() ?? findChromium(),
    args: ['--no-sandbox'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const files = readdirSync(join(copy.root, 'dist/site', id), { recursive: true, encoding: 'utf8' });
  const paths = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${id}/${file.replace('.html', '')}`);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of [`/${id}`, ...paths]) {
    await page.goto(site.origin + path);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(over, path).toBe(0);
    expect.soft(await page.getAttribute('html', 'lang'), path).toBe('eo-US');
  }
});

/**
 * Writes the words of a language that nobody speaks into a copy of the site: every sentence of the original in parentheses and 40 percent
 * longer, so that a page shows at a glance what is not said in a language of its own, and what has no room for another.
 */
function writePseudoLanguage(root: string, id: string): void {
  const from = join(root, 'content/words/en');
  const to = join(root, 'content/words', id);
  mkdirSync(join(to, 'records'), { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.yaml'))) {
    const words = parseYaml(readFileSync(join(from, file), 'utf8'));
    writeFileSync(join(to, file), stringify(pseudo(words), { lineWidth: 0 }));
  }
  const { library } = readLibrary(root);
  for (const [piece, { value }] of recordWords(library))
    if (Object.keys(Object(value)).length)
      writeFileSync(join(to, `${piece}.yaml`), stringify(pseudo(value), { lineWidth: 0 }));
}

function pseudo(value: unknown, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') return isSameEverywhere(path, value) ? value : longer(value);
  if (Array.isArray(value)) return value.map((item, index) => pseudo(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, pseudo(item, [...path, name])]),
  );
}

/** A sentence in parentheses, which every font has, its vowels doubled; what stands in braces stays. */
function longer(sentence: string): string {
  const lengthen = (elements: ReturnType<typeof parse>): ReturnType<typeof parse> =>
    elements.map((element) => {
      if (element.type === TYPE.literal)
        return { ...element, value: element.value.replace(/[aeiou]/gi, '$&$&') };
      if (!('options' in element)) return element;
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        { value: lengthen(value) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    });
  const elements = parse(sentence, { ignoreTag: true });
  const said = printAST(lengthen(elements));
  // what is only names may have nothing to say
  const hasWords = elements.some((element) => element.type === TYPE.literal && /\p{L}/u.test(element.value));
  return hasWords ? `(${said})` : said;
}
