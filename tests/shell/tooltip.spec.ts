import { expect, openHydrated, test } from '../support/site.ts';

test('an abbreviation says what it means after 700 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/government');
  // a handle, not a locator: the title goes while the plate is shown
  const abbreviation = await page.locator('main abbr[title]:visible').first().elementHandle();
  const meaning = (await abbreviation?.getAttribute('title')) ?? 'no title';
  const plate = page.getByRole('tooltip');
  // the first pointing loads the part
  await abbreviation?.hover();
  await expect(plate).toHaveText(meaning);
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(plate).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await abbreviation?.hover();
  await page.clock.runFor(690);
  await expect(plate).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(plate).toHaveText(meaning);

  await test.step('the plate stays while it is pointed at itself, and goes by Escape', async () => {
    // the one that is read out has no size
    const drawn = page.locator('[data-radix-popper-content-wrapper]');
    await drawn.hover();
    await page.clock.runFor(1000);
    await expect(drawn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawn).toHaveCount(0);
  });
});
