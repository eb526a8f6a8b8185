import { company } from 'records:company';
import { licenseNumber } from 'words:facts';
import { here } from 'words:language';
import * as sentences from 'words:sentences';
import { license } from 'words:shell';
import type { Page } from '@playwright/test';
import { elementsOf, remove } from '#server/messages/fill-page.ts';
import letters from '#src/styles/fonts/letters.json' with { type: 'json' };
import { unbroken } from '#src/typography/unbroken.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { axeFaults } from '../support/axe.ts';
import { cutLines, printSheets } from '../support/printed-pages.ts';
import { quickBar } from '../support/shell.ts';
import { allScreens, expect, hydrate, onePageOfEach, settle, squeezed, test } from '../support/site.ts';
import { ask } from './ask.ts';
import { faintMarks } from './forced-colors.ts';
import { mainText, markFaults, movingParts, paperFaults, repeatedSentences } from './look.ts';
import { elementsIn, textOf } from './markup.ts';
import { pictureFaults } from './pictures.ts';
import { installWords, type Words } from './words.ts';

// one visit a page and width asks everything that can be asked of a page that is open; each step goes on after the last one failed;
// one file, longer than others, so that the order of the questions, which leave the page to the next one, is read at once

declare global {
  interface Window {
    shift: () => number;
  }
}

/**
 * How far a page may move when its letters arrive: 0.1 is what Core Web Vitals call good. Where pages are seen most, a word that
 * changes its width moves its neighbors in the line, never a block.
 */
const moves = { good: 0.1, still: 0.013 };

/** What stands once on a page, however it is put there. */
const saidOnce = {
  'where the hours hold': [sentences.travelCondition, sentences.travelConditionShort],
  'when the clock stops': [sentences.stormCondition, sentences.stormConditionShort],
  'what danger asks': [sentences.lifeSafety],
  'what a text costs': [sentences.textRates],
  'when we come to a home': [sentences.homeRule, sentences.homeSameDay],
  'which days count': [sentences.replyDays, sentences.replyDaysShort, sentences.replyDaysRule],
  'how soon we answer': [sentences.quoteReply, sentences.trainingReply, sentences.careersReply].map(
    (reply) => `within ${reply}`,
  ),
};

/**
 * The widths at which every page is designed; those near them, those at which letters grow or move apart, and the colors that the
 * system forces: all of both at both ends would find little more, so that is asked by night (lab/).
 */
const visits = [
  {
    width: 390,
    height: 844,
    density: 3,
    near: [320, 360, 390],
    large: [390],
    spaced: [320, 390],
    root: [320, 390],
    forced: 'light',
  },
  { width: 768, height: 1024, density: 2, near: [640, 768, 900], large: [768], spaced: [], root: [768] },
  {
    width: 1440,
    height: 900,
    density: 1,
    near: [1024, 1280, 1440, 1920],
    large: [1280, 1440],
    spaced: [1280, 1366],
    root: [1440],
    forced: 'dark',
  },
] as const;
const templates = [...allScreens, ...onePageOfEach];
/** By night everything is asked at every width, in every language. */
const isWhole = process.env.VISIT === 'whole';
/** In another language, and of another company, the same parts say other words. */
const hasOtherWords = here.paths !== undefined || process.env.CONTENT !== undefined;
// a further record looks like the first of its kind, but for how long its words are: which a phone shows first
const further = recordRoutes.filter((route) => !onePageOfEach.includes(route));

for (const visit of visits)
  test.describe(`at ${visit.width}`, () => {
    const { width, height, density, near, large, spaced, root } = visit;
    const forced = 'forced' in visit ? visit.forced : undefined;
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    for (const { name, path } of width === 390 ? [...templates, ...further] : templates)
      test(path, async ({ page, guard }) => {
        test.slow();
        if (name === 'notFound') guard.allow(/404/);
        await page.addInitScript(installWords, { unbroken: unbroken.source, fonts: letters });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const html = await openLate(page, path);
        // the stand-ins have the measures of the first language's words
        const isTemplate = templates.some((one) => one.path === path);
        const isSeenMost = !here.paths && width !== 768 && isTemplate;
        const isNew = isWhole || (isTemplate && !hasOtherWords);

        await ask('nothing moves when the letters arrive', () =>
          page.evaluate(shifted, isSeenMost ? moves.still : moves.good),
        );
        // wider, and every state of it, by night
        if (width === 390 && isTemplate) await ask('axe', () => axeFaults(page));
        // before another width asks for other files
        await ask('pictures of the right size', () => pictureFaults(page));
        await ask('no motion, though less was asked for', () => page.evaluate(movingParts));

        for (const one of near) {
          await page.setViewportSize({ width: one, height });
          await ask(`words at ${one}`, () => askWords(page, one === width ? 'all' : 'near'));
          await ask(`leaders, flags and plates at ${one}`, () => page.evaluate(markFaults));
        }
        if (width === 390) await ask('said once', () => page.evaluate(repeatedSentences, saidOnce));
        if (width === 390) {
          // 1280×1024 at 400 % is 320×256
          for (const size of [
            { width: 320, height: 640 },
            { width: 320, height: 256 },
            { width: 844, height: 390 },
          ])
            await ask(`a window of ${size.width}×${size.height}`, () => smallWindowFaults(page, size));
        }
        for (const one of spaced) {
          await page.setViewportSize({ width: one, height });
          await ask(`text spacing of WCAG 1.4.12 at ${one}`, () =>
            withStyles(page, spacing, () => askWords(page)),
          );
        }
        for (const one of root) {
          await page.setViewportSize({ width: one, height });
          // as extensions of browsers enlarge it, which the conditions of media do not know
          await ask(`a root twice as large at ${one}`, () => withStyles(page, twice, () => askWords(page)));
        }
        for (const one of large) {
          await page.setViewportSize({ width: one, height });
          await ask(`letters twice as large at ${one}`, () => withLetters(page, 32, () => askWords(page)));
        }
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const)
          if (forced && (isWhole || (isNew && forced === colorScheme))) {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            await ask(`forced colors, ${colorScheme}`, () => withStyles(page, noBar, () => faintMarks(page)));
          }
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
        if (width === 768 && isNew) await ask('paper', () => printFaults(page, name));

        // the markup is one at every width
        if (isWhole || (width === 390 && isTemplate))
          await ask('the same words before and after hydration', () => hydrationFaults(page, html));
        await ask('nothing left in the browser', () => keptThings(page));
      });
  });

/** Opens the page with its letters kept back until it has been drawn without them; returns its HTML. */
async function openLate(page: Page, path: string): Promise<string> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shift = () => {
      // those that the browser has counted, but not handed over yet
      add(observer.takeRecords());
      return total;
    };
  });
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const html = (await response?.text()) ?? '';
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await page.waitForLoadState('load');
  return html;
}

async function shifted(most: number): Promise<number[]> {
  await document.fonts.ready;
  // the swap is laid out in the first frame and reported after it
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shift = window.shift();
  return shift < most ? [] : [shift];
}

async function askWords(page: Page, what: Parameters<Words['ask']>[0] = 'fit'): Promise<string[]> {
  return page.evaluate((asked) => window.words.ask(asked), what);
}

async function smallWindowFaults(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  const faults = await askWords(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const parts = [page.getByRole('banner'), quickBar(page)];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const taken = boxes
    .filter((box) => box && box.y < size.height && box.y + box.height > 0)
    .reduce((sum, box) => sum + (box?.height ?? 0), 0);
  return taken > size.height / 4 ? [...faults, `header and bar take ${taken} px`] : faults;
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;
/** On a picture of the whole page the bar of a phone lies over what stands there. */
const noBar = 'nav[data-shell] { visibility: hidden }';
const twice = ':root { font-size: 200% !important }';

/** Asks while a reader's own styles hold; as a constructed sheet, which the site's policy lets in. */
async function withStyles<T>(page: Page, styles: string, question: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  const answer = await question();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return answer;
}

/** Asks while the browser's own setting is this; `rem` in the conditions of styles knows it, the root's own size would not tell them. */
async function withLetters<T>(page: Page, standard: number, question: () => Promise<T>): Promise<T> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(root, 'the size of the root').toBe(`${standard}px`);
  const answer = await question();
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  return answer;
}

/** The paper that the styles ask for, and the one that most printers here hold. */
const papers = { A4: '', 'US Letter': '@page { size: letter; margin: 0.5in }' };
/** Lines are read, so pictures keep their place alone: to pack them takes longer than all the rest. */
const blank = 'img { visibility: hidden !important }';

/** Who and where, below every sheet. */
const titleBlock = [company.name, company.phone.display, company.email, license].join(' · ');

async function printFaults(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const { faults, lastWords } = await page.evaluate(paperFaults);
  // a page that homes keep at hand; in other languages it says the same in more words
  const most = name === 'residential' && !here.paths ? 3 : 4;
  for (const [paper, styles] of Object.entries(papers)) {
    const sheets = await withStyles(page, `${blank} ${styles}`, () => printSheets(page));
    const blocks = sheets.map((_, index) => [titleBlock, `${index + 1} / ${sheets.length}`]);
    faults.push(...cutLines(sheets, blocks.flat()).map((line) => `cut by the edge of ${paper}, ${line}`));
    if (sheets.length > most) faults.push(`${sheets.length} sheets of ${paper}, more than ${most}`);
    const texts = sheets.map(({ text }) => squeezed(text));
    // the statement is a document of its own, which says the number in its own place
    const due = name === 'capabilityStatement' ? texts.map(() => [licenseNumber]) : blocks;
    faults.push(
      ...due.flatMap((block, index) =>
        block
          .filter((words) => !texts[index]?.includes(squeezed(words)))
          .map((words) => `sheet ${index + 1} of ${paper} lacks ${words}`),
      ),
    );
    // no sheet comes after the page's last words
    if (paper === 'A4' && !texts.at(-1)?.includes(squeezed(lastWords)))
      faults.push(`the last sheet lacks ${lastWords}`);
  }
  await page.emulateMedia({ media: 'screen' });
  return faults;
}

/** Elements that hydration replaces, though React finds what it would write, and words that are others than in the HTML. */
async function hydrationFaults(page: Page, html: string): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) Object.assign(element, { kept: true });
  });
  await hydrate(page);
  await settle(page);
  const replaced = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      // a dropdown is the one thing that is replaced on purpose, and keeps its native select
      .filter((element) => !('kept' in element) && !element.closest('form :has(> select)'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  const words = await page.evaluate(mainText);
  return words === deliveredText(html) ? replaced : [...replaced, 'the words of the HTML are others'];
}

/** What `mainText` says of a page on which no script has run. */
function deliveredText(html: string): string {
  const [main] = elementsIn(html).filter(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no main');
  for (const form of elementsOf(main).filter(({ tagName }) => tagName === 'form'))
    for (const field of elementsOf(form))
      if (field.childNodes.some(({ nodeName }) => nodeName === 'select')) remove(field);
  return textOf(main);
}

/** What the page has kept in the browser. */
async function keptThings(page: Page): Promise<unknown[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return [...cookies, ...origins, ...(await page.evaluate(() => Object.keys(sessionStorage)))];
}
