import { hours } from 'records:hours';
import { promises } from 'records:promises';
import * as contactPage from 'words:contact';
import { homeNow } from 'words:residential';
import { homeRule } from 'words:sentences';
import { openNow } from 'words:shell';
import type { Page } from '@playwright/test';
import { minutesOf } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { officeHours } from '#src/views/hours.ts';
import { routes } from '#src/views/routes.ts';
import { officeTime } from '../support/office-time.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, hydrate, test } from '../support/site.ts';

// what is said by the office's clock; every minute of it, and every hour of the year, is asked in src/lib/local-time.test.ts

const { callBy } = promises.emergency.home;
const monday = '2026-03-02';
const [workday] = hours.days.flatMap(({ day, open }, index) => (open ? [{ ...open, day, index }] : []));
if (!workday) throw new Error('The office is open on no day');
const { index, from, to } = workday;
const isOpen = openNow.open({ day: workday.day, time: formatTime(to) });

/** The time on the wall a minute later. */
const later = (time: string) => {
  const sum = (minutesOf(time) + 1) % (24 * 60);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
/** What is said now, in the shadow of the element. */
const said = (page: Page) => page.locator('home-now [part=now]');
/** The rule for every hour, its child. */
const rule = (page: Page) => page.locator('home-now > span').filter({ hasText: homeRule });
/** The office's sign, beside its hours and in the foot. */
const signs = (page: Page) => page.locator('open-now');

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a page that stays open turns with the minute that changes what it says', async ({ page }) => {
    const turns = [
      { at: officeTime(monday, index, from), part: signs(page), before: openNow.closed, now: isOpen },
      { at: officeTime(monday, index, to), part: signs(page), before: isOpen, now: openNow.closed },
      {
        at: officeTime(monday, index, later(callBy)),
        part: said(page),
        before: homeNow[callBy < to ? 'office' : 'on-duty']({ now: formatTime(callBy) }),
        now: homeNow.late({ now: formatTime(later(callBy)) }),
      },
      {
        at: officeTime(monday, index + 1, '00:00'),
        part: said(page),
        before: homeNow.late({ now: formatTime('23:59') }),
        now: homeNow.night({ now: formatTime('00:00') }),
      },
    ].sort((one, other) => one.at - other.at);
    await page.clock.install({ time: (turns[0]?.at ?? 0) - 60_000 });
    await page.goto(routes.residential.path);
    for (const { at, part, before, now } of turns) {
      await page.clock.pauseAt(at - 30_000);
      await page.clock.runFor(1000);
      await expect(part).toHaveText(before);
      await page.clock.runFor(30_000);
      await expect(part).toHaveText(now);
    }
    await expect(rule(page)).toBeHidden();
  });
});

test('hydration leaves the clocks alone, and they speak after a change of page too', async ({ page }) => {
  await page.clock.install({ time: officeTime(monday, index, from) + 3_600_000 });
  await page.goto(routes.residential.path);
  for (const step of ['before', 'after']) {
    if (step === 'after') await hydrate(page);
    await expect(signs(page), step).toHaveText([isOpen]);
    await expect(said(page), step).not.toBeEmpty();
  }
  for (const { label, path } of [routes.contact, routes.residential]) {
    await mainMenu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(signs(page)).toHaveText(path === routes.contact.path ? [isOpen, isOpen] : [isOpen]);
  }
  await expect(said(page)).not.toBeEmpty();
  await test.step('on paper the rule stands there, which holds at every hour', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(rule(page)).toBeVisible();
    await expect(said(page)).toBeHidden();
  });
});

test('on each day only the row that holds it is marked, with day and time on its bar', async ({ page }) => {
  const today = page.locator('now-mark[data-is-today]');
  for (const [at, { day }] of [...hours.days.entries()].filter(([at]) => [0, 1, 5, 6].includes(at))) {
    await page.clock.setFixedTime(officeTime(monday, at, '12:00'));
    await page.goto(routes.contact.path);
    await expect(today).toHaveText(contactPage.hours.now({ day, time: formatTime('12:00') }));
    await expect(page.getByRole('row').filter({ has: today })).toContainText(formatWeekday(day, 'short'));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the hours and the rule stand there', async ({ page }) => {
    await page.goto(routes.contact.path);
    await expect(signs(page).filter({ visible: true })).toHaveCount(0);
    await expect(signs(page)).toHaveText(['', '']);
    const table = page.getByRole('table', { name: contactPage.hours.caption });
    for (const { time } of officeHours) {
      await expect(page.getByRole('contentinfo')).toContainText(time);
      await expect(table).toContainText(time, { ignoreCase: true });
    }
    await page.goto(routes.residential.path);
    await expect(rule(page)).toBeVisible();
    await expect(rule(page)).toHaveText(homeRule);
  });
});
