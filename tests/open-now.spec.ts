import { hours } from 'records:hours';
import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { officeHours, officeWeek } from '#content/facts/opening-hours.ts';
import { contactPage } from '#content/pages/contact.ts';
import { formatTime } from '#content/values/format.ts';
import { openNow } from '#content/words/shell.ts';
import { officeTime } from './support/office-time.ts';
import { expect, hydrate, test } from './support/site.ts';

const openUntil = (day: string, closing: string) =>
  openNow.open.replace('{day}', day).replace('{time}', formatTime(closing));

// weeks that start on a Monday, as the hours do; Florida's clocks differ by an hour between them
const winter = '2026-03-02';
const summer = '2026-07-13';
const [workday] = hours.days.flatMap(({ day, open }, index) => (open ? [{ ...open, day, index }] : []));
if (!workday) throw new Error('The office is open on no day');

/** Instants around every opening and closing, and what the clock on the office's wall makes of them. */
const moments = [winter, summer].flatMap((monday) =>
  hours.days.flatMap(({ day, open }, index) => {
    const at = (time: string, seconds: number) => officeTime(monday, index, time) + seconds * 1000;
    if (!open) return [{ at: at('12:00', 0), when: `${day}, noon`, says: openNow.closed }];
    return [
      { at: at(open.from, -1), when: `${day}, before ${open.from}`, says: openNow.closed },
      { at: at(open.from, 0), when: `${day}, ${open.from}`, says: openUntil(day, open.to) },
      { at: at(open.to, -1), when: `${day}, before ${open.to}`, says: openUntil(day, open.to) },
      { at: at(open.to, 0), when: `${day}, ${open.to}`, says: openNow.closed },
    ];
  }),
);

for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads whether the office is open by its own clock', async ({ page }) => {
      test.slow();
      await page.clock.install();
      for (const { at, when, says } of moments) {
        await page.clock.setFixedTime(at);
        await page.goto('/contact');
        for (const sign of await signs(page)) await expect(sign, when).toHaveText(says);
      }
    });
  });
}

test('the page that stays open turns with the minute of opening, and of closing', async ({ page }) => {
  const opening = officeTime(winter, workday.index, workday.from);
  const closing = officeTime(winter, workday.index, workday.to);
  await page.clock.install({ time: opening - 90_000 });
  await page.goto('/contact');
  await page.clock.pauseAt(opening - 30_000);
  const all = await signs(page);
  for (const sign of all) await expect(sign).toHaveText(openNow.closed);
  await page.clock.runFor(31_000);
  for (const sign of all) await expect(sign).toHaveText(openUntil(workday.day, workday.to));
  await page.clock.fastForward(closing - opening - 120_000);
  for (const sign of all) await expect(sign).toHaveText(openUntil(workday.day, workday.to));
  await page.clock.runFor(121_000);
  for (const sign of all) await expect(sign).toHaveText(openNow.closed);
});

test('hydration leaves it alone, and it speaks on the next page too', async ({ page }) => {
  await page.clock.install({ time: officeTime(winter, workday.index, workday.from) + 3_600_000 });
  await page.goto('/careers');
  const foot = page.getByRole('contentinfo').locator('open-now');
  await expect(foot).toHaveText(openUntil(workday.day, workday.to));
  await hydrate(page);
  await expect(foot).toHaveText(openUntil(workday.day, workday.to));
  await page.getByRole('contentinfo').getByRole('link', { name: routes.contact.label, exact: true }).click();
  await expect(page).toHaveURL('/contact');
  const all = await signs(page);
  for (const sign of all) await expect(sign).toHaveText(openUntil(workday.day, workday.to));
});

test('on each day only the row that holds it is marked, with day and time on its bar', async ({ page }) => {
  const today = page.locator('now-mark[data-is-today]');
  for (const [index, { day }] of hours.days.entries()) {
    await page.clock.setFixedTime(officeTime(winter, index, '12:00'));
    await page.goto('/contact');
    const says = contactPage.hours.now.replace('{day}', day).replace('{time}', formatTime('12:00'));
    await expect(today).toHaveText(says);
    const row = officeWeek.find(({ names }) => names.includes(day))?.days;
    await expect(page.getByRole('row').filter({ has: today })).toContainText(String(row));
  }
  const chart = await today.locator('xpath=..').boundingBox();
  const leader = await today.evaluate((mark) => {
    const { left, width } = mark.getBoundingClientRect();
    return left + (width * Number.parseFloat(mark.style.getPropertyValue('--at'))) / 100;
  });
  expect(Math.abs(leader - ((chart?.x ?? 0) + (chart?.width ?? 0) / 2))).toBeLessThan(1.5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the hours stand there', async ({ page }) => {
    await page.goto('/contact');
    for (const sign of await signs(page)) {
      await expect(sign).toBeHidden();
      await expect(sign).toHaveText('');
    }
    for (const { time } of officeHours) {
      await expect(page.getByRole('contentinfo')).toContainText(time);
      const table = page.getByRole('table', { name: contactPage.hours.caption });
      await expect(table).toContainText(time, { ignoreCase: true });
    }
  });
});

/** The sign beside the hours of the page, and the one at its foot. */
async function signs(page: Page) {
  const found = page.locator('open-now');
  await expect(found).toHaveCount(2);
  return found.all();
}
