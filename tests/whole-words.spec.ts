import { routes } from '#content/addresses/routes.ts';
import { allScreens, expect, onePageOfEach, test } from './support/site.ts';

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

for (const { name, path } of [...allScreens, ...onePageOfEach]) {
  test(`${path} breaks no word in two`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(brokenWords), `at ${width}`).toEqual([]);
    }
  });
}

test('the number to call stands on one line, however it is rounded', async ({ page }) => {
  await page.goto(routes.contact.path);
  await page.evaluate(() => document.fonts.ready);
  const numbers = page.locator('main').getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
  for (let width = 320; width <= 430; width += 5) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await numbers.evaluateAll((links) =>
      links
        .filter((link) => Number.parseFloat(getComputedStyle(link).fontSize) > 32)
        .map(({ children }) => new Set([...children].map((part) => part.getBoundingClientRect().top)).size),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect.soft(new Set(lines), `lines at ${width}`).toEqual(new Set([1]));
  }
});

/** Words whose letters stand on two lines; addresses of mail and of pages may break anywhere. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const { parentElement: parent, data } = text;
    if (!parent?.checkVisibility() || parent.closest('svg, script, select, textarea')) continue;
    // what is only read out
    const boxes = [parent, parent.parentElement, parent.parentElement?.parentElement];
    if (boxes.some((box) => box instanceof HTMLElement && box.offsetWidth <= 1)) continue;
    for (const { 0: word, index } of data.matchAll(/[^\s\u00ad–—/-]+/g)) {
      if (/[@.]\w/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      if (tops.some((top) => Math.abs(top - (tops[0] as number)) > 4))
        broken.push(`${word} in “${data.trim()}”`);
    }
  }
  return broken;
}
