import { expect, openHydrated, test } from '../support/site.ts';

test('an abbreviation says what it means after 700 ms, the next one within 300 ms at once', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/government');
  // handles, not locators: the title goes while the plate is shown
  const [first, second] = await page.locator('main abbr[title]:visible').elementHandles();
  if (!first || !second) throw new Error('the page has fewer than two abbreviations');
  const plate = page.getByRole('tooltip');
  const [meaning, next] = [await first.getAttribute('title'), await second.getAttribute('title')];
  const leave = async () => {
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(plate).toHaveCount(0);
  };

  // the first pointing loads the part
  await first.hover();
  await expect(plate).toHaveText(meaning ?? '');
  await leave();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const [pause, one, says, wait] of [
    [0, first, meaning, 700],
    [290, second, next, 0],
    [310, first, meaning, 700],
  ] as const) {
    await page.clock.runFor(pause);
    await one.hover();
    if (wait > 0) {
      await page.clock.runFor(wait - 10);
      await expect(plate).toHaveCount(0);
      await page.clock.runFor(10);
    }
    await expect(plate).toHaveText(says ?? '');
    await leave();
  }
});

test('without the part the browser’s own title remains', async ({ page, guard }) => {
  guard.allow(/Failed to (load resource|fetch)|net::ERR/);
  await page.route('**/assets/tooltip.*.js', (route) => route.abort());
  await openHydrated(page, '/government');
  const abbreviation = page.locator('main abbr[title]:visible').first();
  await abbreviation.hover();
  await expect(abbreviation).toHaveAttribute('title', /\w/);
});

test('the plate stays while it is pointed at itself, and goes by Escape without the pointer moving', async ({
  page,
}) => {
  await openHydrated(page, '/government');
  await page.locator('main abbr[title]:visible').first().hover();
  // the one that is read out has no size
  const plate = page.locator('[data-radix-popper-content-wrapper]');
  await plate.hover();
  await page.waitForTimeout(1000);
  await expect(plate).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plate).toHaveCount(0);
});
