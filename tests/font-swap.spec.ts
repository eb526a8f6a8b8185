import { allTemplates, expect, test, viewports } from './support/site.ts';

declare global {
  interface Window {
    shift: () => number;
  }
}

// far below the 0.1 that Core Web Vitals call good: a word that changes its width moves its neighbors in the line, never a block
const still = 0.013;

for (const { path } of allTemplates) {
  test(`${path} stays where it is when its letters arrive late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
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
    for (const viewport of [viewports[0], viewports[2]]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // two frames: the swap is laid out in the first and reported after it
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => window.shift()), `at ${viewport.width}`).toBeLessThan(still);
    }
  });
}
