import { licenseNumber } from '#content/facts/identity.ts';
import { cutLines, flat, printedPages, printSheets } from './support/printed-pages.ts';
import { allTemplates, expect, test } from './support/site.ts';

for (const { path } of allTemplates) {
  test(`${path} prints with the license number, ends with words of its own, and leaves out what is pressed`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { actions, cut, lastWords } = await page.evaluate(look);
    expect(actions).toEqual([]);
    const texts = await printedPages(page);
    expect(texts.join('')).toContain(flat(licenseNumber));
    // the page's last words and its foot stand on one sheet
    if (lastWords) expect(texts.at(-1)).toContain(flat(lastWords));
    expect(cut).toEqual([]);
  });
}

/** The paper that the styles ask for, and the one that most printers here hold. */
const papers = [
  { name: 'A4', styles: '' },
  { name: 'US Letter', styles: '@page { size: letter; margin: 0.5in }' },
];

// the paper is named by a style of the test's own
test.use({ bypassCSP: true });

for (const { path } of allTemplates)
  test(`no line of ${path} is cut by the edge of a sheet`, async ({ page }) => {
    await page.goto(path);
    for (const { name, styles } of papers) {
      if (styles) await page.addStyleTag({ content: styles });
      expect(cutLines(await printSheets(page)), name).toEqual([]);
    }
  });

/** Runs in the page: buttons that would be printed, pictures higher than a sheet, and the words before the foot. */
function look() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const actions = shown('button, input[type=range], [data-shell] [popover]').map(({ outerHTML }) =>
    outerHTML.slice(0, 80),
  );
  const cut = shown('main figure, main svg, main picture')
    .filter((one) => one.getBoundingClientRect().height > 1000)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
  const walker = document.createTreeWalker(
    document.querySelector('main') as HTMLElement,
    NodeFilter.SHOW_TEXT,
  );
  let lastWords = '';
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const words = textContent?.trim();
    if (!words || words.length < 12 || !parentElement?.checkVisibility()) continue;
    // capitals come from the style, and what only screen readers get is not printed
    if (!parentElement.closest('.sr-only, .label')) lastWords = words;
  }
  return { actions, cut, lastWords: lastWords.slice(-24) };
}
