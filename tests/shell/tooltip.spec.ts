import { expect, openHydrated, test } from '../support/site.ts';

test('an abbreviation says what it means after 700 ms, the next one within 300 ms at once', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/government');
  // handles, not locators: the title goes while the plate is shown
  const [first, second] = await page.locator('main abbr[title]:visible').elementHandles();
  if (!first || !second) throw new Error('the page has fewer than two abbreviations');
  const [meaning, next] = await Promise.all(
    [first, second].map(async (abbreviation) => (await abbreviation.getAttribute('title')) ?? ''),
  );
  const plate = page.getByRole('tooltip');
  const leave = async () => {
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(plate).toHaveCount(0);
  };

  // the first pointing loads the part
  await first.hover();
  await expect(plate).toHaveText(meaning as string);
  await leave();
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await first.hover();
  await page.clock.runFor(690);
  await expect(plate).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(plate).toHaveText(meaning as string);

  await leave();
  await page.clock.runFor(290);
  await second.hover();
  await expect(plate).toHaveText(next as string);

  await leave();
  await page.clock.runFor(310);
  await first.hover();
  await page.clock.runFor(690);
  await expect(plate).toHaveCount(0);
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
  const abbreviation = page.locator('main abbr[title]:visible').first();
  await abbreviation.hover();
  // the one that is read out has no size
  const plate = page.locator('[data-radix-popper-content-wrapper]');
  await expect(plate).toBeVisible();
  const box = await plate.boundingBox();
  if (!box) throw new Error('the plate has no box');
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 10 });
  await page.waitForTimeout(1000);
  await expect(plate).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plate).toHaveCount(0);
});
