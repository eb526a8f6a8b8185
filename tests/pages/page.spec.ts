import { company } from 'records:company';
import { licenseNumber } from 'words:facts';
import { here } from 'words:language';
import { license } from 'words:shell';
import type { Page } from '@playwright/test';
import { unbroken } from '#src/typography/unbroken.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { axeFaults } from '../support/axe.ts';
import { cutLines, printed } from '../support/printed-pages.ts';
import { allScreens, ask, expect, hydrate, onePageOfEach, settle, squeezed, test } from '../support/site.ts';
import { faintMarks } from './forced-colors.ts';
import { changedElements, markFaults, movingParts, paperFaults, shifted, takenHeight, wear } from './look.ts';
import { pictureFaults } from './pictures.ts';
import { type Asked, wordFaults } from './words.ts';

// one visit a page and width asks all that can be asked of an open page, each question after the last, which may have failed

/** How far a page may move when letters arrive: 0.1 is good by Core Web Vitals; `still` lets words move in a line, but never a block. */
const moves = { good: 0.1, still: 0.013 };

/** By night (lab/) everything is asked at every width, in every language. */
const isWhole = process.env.VISIT === 'whole';
/** In another language, and of another company, the same parts say other words. */
const hasOtherWords = here.paths !== undefined || process.env.CONTENT !== undefined;

const ways = {
  drawn: { asked: 'all', styles: '' },
  near: { asked: 'near', styles: '' },
  // WCAG 1.4.12
  spaced: {
    asked: 'fit',
    styles: `p { margin-bottom: 2em !important }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
  },
  // as extensions of browsers enlarge it, which the conditions of media do not know
  root: { asked: 'fit', styles: ':root { font-size: 200% !important }' },
  large: { asked: 'fit', styles: '' },
} as const;
type Way = keyof typeof ways;

/** A phone and a desk open each page, a tablet by night; each way of reading is asked at some widths: at all it would find little more. */
const visits: readonly Visit[] = [
  {
    width: 390,
    height: 844,
    density: 3,
    widths: { drawn: [390], near: [320, 360], spaced: [320, 390], root: [320, 390], large: [390] },
  },
  {
    width: 1440,
    height: 900,
    density: 1,
    widths: {
      drawn: [768, 1440],
      near: [640, 900, 1024, 1280, 1920],
      spaced: [1280, 1366],
      root: [768, 1440],
      large: [768, 1280, 1440],
    },
  },
  ...(isWhole ? [{ width: 768, height: 1024, density: 2 }] : []),
];
type Visit = { width: number; height: number; density: number; widths?: Record<Way, readonly number[]> };
/** On a phone that is turned or has a keyboard open, and 1280×1024 at 400 %. */
const smallWindows = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];
// a further record looks like the first of its kind, but for how long its words are: which a phone shows first
const further = recordRoutes.filter((route) => !onePageOfEach.includes(route));

for (const { width, height, density, widths } of visits)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });
    const isPhone = width === 390;

    for (const { name, path } of isPhone ? [...allScreens, ...further] : allScreens)
      test(path, async ({ page, guard }) => {
        test.slow();
        if (name === 'notFound') guard.allow(/404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openLate(page, path);
        // the stand-ins have the measures of the first language's words
        const isTemplate = allScreens.some((one) => one.path === path);
        const isSeenMost = !here.paths && width !== 768 && isTemplate;
        const isNew = isWhole || (isTemplate && !hasOtherWords);

        await ask('nothing moves when the letters arrive', () =>
          page.evaluate(shifted, isSeenMost ? moves.still : moves.good),
        );
        // every state of every page, and another language, by night; another company's marks nobody else asks
        if (isPhone && (isNew || process.env.CONTENT)) await ask('axe', () => axeFaults(page));
        // before another width asks for other files
        await ask('pictures of the right size', () => pictureFaults(page));
        await ask('no motion, though less was asked for', () => page.evaluate(movingParts));

        for (const [way, some] of Object.entries(widths ?? {}) as [Way, number[]][]) {
          const { asked, styles } = ways[way];
          await page.evaluate(wear, `${unpainted} ${styles}`);
          if (way === 'large') await setLetters(page, 32);
          for (const one of some) {
            await page.setViewportSize({ width: one, height });
            await ask(`words ${way} at ${one}`, () => wordAndMarkFaults(page, asked));
          }
        }
        await setLetters(page, 16);
        for (const size of isPhone ? smallWindows : []) {
          await page.setViewportSize(size);
          await ask(`a window of ${size.width}×${size.height}`, async () => [
            ...(await wordAndMarkFaults(page, 'fit')),
            ...(await page.evaluate(takenHeight)),
          ]);
        }
        await page.setViewportSize({ width, height });

        for (const colorScheme of ['light', 'dark'] as const)
          if (isNew && (isWhole || isPhone === (colorScheme === 'light'))) {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            await ask(`forced colors, ${colorScheme}`, () => faintMarks(page));
          }
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
        await page.evaluate(wear, '');
        if (width === 1440 && isNew) await ask('paper', () => printFaults(page, name));

        // the markup is one at every width
        if (isWhole || (isPhone && isTemplate))
          await ask('the same words before and after hydration', async () => {
            await page.evaluate(changedElements);
            await hydrate(page);
            await settle(page);
            return page.evaluate(changedElements);
          });
      });
  });

/** Opens the page with its letters kept back until it has been drawn without them. */
async function openLate(page: Page, path: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await page.waitForLoadState('load');
  await page.unroute('**/*.woff2');
}

/** Places are asked for, so nothing is painted: that takes longer than to lay it out. */
const unpainted = ':root { clip-path: inset(50%) } img { visibility: hidden }';

async function wordAndMarkFaults(page: Page, what: Asked): Promise<string[]> {
  const faults = await page.evaluate(wordFaults, { what, unbroken: unbroken.source });
  return what === 'fit' ? faults : [...faults, ...(await page.evaluate(markFaults))];
}

/** The browser's own setting; `rem` in the conditions of styles knows it, the root's own size would not tell them. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(root, 'the size of the root').toBe(`${standard}px`);
}

/** The paper that the styles ask for, and the one that most printers here hold. */
const papers = { A4: '', 'US Letter': '@page { size: letter; margin: 0.5in }' };
/** Lines are read, so pictures keep their place alone: to pack them takes longer than all the rest. */
const blank = 'img { visibility: hidden !important }';

const titleBlock = [company.name, company.phone.display, company.email, license].join(' · ');

async function printFaults(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(paperFaults);
  // a page that homes keep at hand; in other languages it says the same in more words
  const most = name === 'residential' && !here.paths ? 3 : 4;
  for (const [paper, styles] of Object.entries(papers)) {
    await page.evaluate(wear, `${blank} ${styles}`);
    const { sheets } = await printed(page);
    const blocks = sheets.map((_, index) => [titleBlock, `${index + 1} / ${sheets.length}`]);
    faults.push(...cutLines(sheets, blocks.flat()).map((line) => `cut by the edge of ${paper}, ${line}`));
    if (sheets.length > most) faults.push(`${sheets.length} sheets of ${paper}, more than ${most}`);
    for (const [index, block] of blocks.entries()) {
      // the statement is a document of its own, which says the number in its own place
      const due = name === 'capabilityStatement' ? [licenseNumber] : block;
      const text = squeezed(sheets[index]?.text ?? '');
      const lacking = due.filter((words) => !text.includes(squeezed(words)));
      faults.push(...lacking.map((words) => `sheet ${index + 1} of ${paper} lacks ${words}`));
    }
  }
  await page.emulateMedia({ media: 'screen' });
  return faults;
}
