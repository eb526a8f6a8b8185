import letters from '#src/styles/fonts/letters.json' with { type: 'json' };
import { allTemplates, expect, test, viewports } from './support/site.ts';

const cuts = Object.entries(letters).map(([family, characters]) => ({ family, characters }));

for (const { path } of allTemplates) {
  test(`${path} sets no word in letters of two fonts`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of [viewports[0], viewports[2]]) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(borrowed, cuts), `at ${viewport.width}`).toEqual([]);
    }
  });
}

/** Texts that somebody sees with letters that the first font of their style was not cut with. Runs in the page. */
function borrowed(fonts: { family: string; characters: string }[]): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    const { fontFamily, textTransform } = getComputedStyle(parent);
    const cut = fonts.find(({ family }) => fontFamily.replaceAll('"', '').split(', ')[0] === family);
    const { width } = parent.getBoundingClientRect();
    // words for a screen reader alone are a pixel wide
    if (!cut || !parent.checkVisibility() || width <= 1) continue;
    const data = (text.textContent ?? '').replace(/\s+/g, ' ');
    const letters = textTransform === 'uppercase' ? data.toUpperCase() : data;
    if ([...letters].some((letter) => !cut.characters.includes(letter))) found.add(`${data}: ${cut.family}`);
  }
  return [...found];
}
