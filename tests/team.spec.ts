import { leadership, specialists } from '#content/facts/team.ts';
import { teamPage } from '#content/pages/team.ts';
import { expect, test } from './support/site.ts';

for (const width of [640, 768, 1024, 1280, 1440, 1920]) {
  test(`at ${width} px every owner's figure and name stand at the share`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team');
    const drawn = await page.locator('svg[data-extends]').evaluate((bar) => {
      const boxOf = (element: Element) => {
        const { left, width: across } = element.getBoundingClientRect();
        return { left, across };
      };
      const figures = [...(bar.previousElementSibling?.querySelectorAll('text') ?? [])];
      const names = [...(bar.parentElement?.parentElement?.querySelectorAll('ol > li') ?? [])];
      // the bar itself may still be growing
      return {
        sheet: boxOf(bar.parentElement as Element),
        figures: figures.map(boxOf),
        names: names.map(boxOf),
      };
    });
    let start = 0;
    for (const [index, { name, ownership }] of leadership.entries()) {
      const left = drawn.sheet.left + (start / 100) * drawn.sheet.across;
      const across = ((ownership ?? 0) / 100) * drawn.sheet.across;
      for (const [box, margin] of [
        // a figure begins where its name does: the first at the margin of the text, at most 32 px from the edge
        [drawn.figures[index], index === 0 ? 32 : 0.008 * drawn.sheet.across],
        [drawn.names[index], 0],
      ] as const) {
        const inset = (box?.left ?? 0) - left;
        expect.soft(inset, `left of ${name}`).toBeGreaterThan(-2);
        expect.soft(inset, `left of ${name}`).toBeLessThan(margin + 2);
        expect.soft(Math.abs(inset + (box?.across ?? 0) - across), `right of ${name}`).toBeLessThan(4);
      }
      start += ownership ?? 0;
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 768, 1440]) {
    test(`at ${width} px one biography is open at a time, across the sheet`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/team');
      for (const [index, { id, name }] of [...leadership, ...specialists].entries()) {
        // the first is open until another is chosen
        if (index > 0) await page.getByLabel(teamPage.member.biographyOf(name)).click();
        const open = page.locator('details[name=biography][open]');
        await expect(open, name).toHaveCount(1);
        await expect(page.locator(`#${id}`).locator(open)).toHaveCount(1);
        const box = await open.locator('[data-plane]').boundingBox();
        const sheet = await page.locator('main section').first().boundingBox();
        expect.soft(Math.abs((box?.x ?? 0) - (sheet?.x ?? 0)), name).toBeLessThan(2);
        expect.soft(Math.abs((box?.width ?? 0) - (sheet?.width ?? 0)), name).toBeLessThan(2);
      }
    });
  }
});
