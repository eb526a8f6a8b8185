import type { Page } from '@playwright/test';
import { openNow } from '#content/pages/shell.ts';
import { expect, hydrate, test } from './support/site.ts';

const open = (until: string) => openNow.open.replace('{time}', until);

/** Instants, and what the clock on the wall in Florida makes of them; in winter it is five hours behind, in summer four. */
const moments = [
  { at: '2026-03-04T15:00:00Z', day: 'Wednesday, 10 AM', says: open('6:00 PM') },
  { at: '2026-03-04T11:59:00Z', day: 'Wednesday, 6:59 AM', says: openNow.closed },
  { at: '2026-03-04T12:00:00Z', day: 'Wednesday, 7 AM', says: open('6:00 PM') },
  { at: '2026-03-04T22:59:59Z', day: 'Wednesday, 5:59 PM', says: open('6:00 PM') },
  { at: '2026-03-04T23:00:00Z', day: 'Wednesday, 6 PM', says: openNow.closed },
  { at: '2026-07-18T19:30:00Z', day: 'Saturday in summer, 3:30 PM', says: open('4:00 PM') },
  { at: '2026-07-18T20:30:00Z', day: 'Saturday in summer, 4:30 PM', says: openNow.closed },
  { at: '2026-03-01T17:00:00Z', day: 'Sunday, noon', says: openNow.closed },
];

for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads whether the office is open by its own clock', async ({ page }) => {
      await page.clock.install();
      for (const { at, day, says } of moments) {
        await page.clock.setFixedTime(at);
        await page.goto('/contact');
        for (const sign of await signs(page)) await expect(sign, day).toHaveText(says);
      }
    });
  });
}

test('the page that stays open turns with the minute of opening, and of closing', async ({ page }) => {
  await page.clock.install({ time: '2026-03-04T11:58:30Z' });
  await page.goto('/contact');
  await page.clock.pauseAt('2026-03-04T11:59:30Z');
  const all = await signs(page);
  for (const sign of all) await expect(sign).toHaveText(openNow.closed);
  await page.clock.runFor('00:31');
  for (const sign of all) await expect(sign).toHaveText(open('6:00 PM'));
  await page.clock.fastForward('10:58:00');
  for (const sign of all) await expect(sign).toHaveText(open('6:00 PM'));
  await page.clock.runFor('02:01');
  for (const sign of all) await expect(sign).toHaveText(openNow.closed);
});

test('hydration leaves it alone, and it speaks on the next page too', async ({ page }) => {
  await page.clock.install({ time: '2026-03-04T15:00:00Z' });
  await page.goto('/careers');
  const foot = page.getByRole('contentinfo').locator('open-now');
  await expect(foot).toHaveText(open('6:00 PM'));
  await hydrate(page);
  await expect(foot).toHaveText(open('6:00 PM'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  const all = await signs(page);
  for (const sign of all) await expect(sign).toHaveText(open('6:00 PM'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the hours stand there', async ({ page }) => {
    await page.goto('/contact');
    for (const sign of await signs(page)) {
      await expect(sign).toBeHidden();
      await expect(sign).toHaveText('');
    }
    await expect(page.getByRole('contentinfo')).toContainText('7:00 AM–6:00 PM');
    await expect(page.getByRole('table', { name: /hours/i })).toContainText('8:00 AM–4:00 PM');
  });
});

/** The sign beside the hours of the page, and the one at its foot. */
async function signs(page: Page) {
  const found = page.locator('open-now');
  await expect(found).toHaveCount(2);
  return found.all();
}
