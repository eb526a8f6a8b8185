import { allScreens, expect, test } from './support/site.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

for (const { name, path } of allScreens) {
  test(`${path} leaves no word of a heading alone on its last line`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(widows), `at ${width}`).toEqual([]);
    }
  });
}

/** Headings whose last line is shorter than a fifth of the longest one; their lines, joined by strokes. */
function widows(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const lines: { top: number; left: number; right: number; bottom: number }[] = [];
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 2) continue;
        const line = lines.find((one) => top < one.bottom - 2 && bottom > one.top + 2);
        if (line) {
          line.left = Math.min(line.left, left);
          line.right = Math.max(line.right, right);
        } else lines.push({ left, right, top, bottom });
      }
      const longest = Math.max(...lines.map(({ left, right }) => right - left));
      const last = lines.at(-1);
      if (!last || lines.length < 2 || last.right - last.left >= longest / 5) return [];
      return [`${heading.textContent} (${Math.round(last.right - last.left)} of ${Math.round(longest)} px)`];
    });
}
