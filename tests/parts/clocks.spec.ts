import { hours } from 'records:hours';
import { promises } from 'records:promises';
import * as contactPage from 'words:contact';
import { homeNow } from 'words:residential';
import { homeRule } from 'words:sentences';
import { openNow } from 'words:shell';
import type { Page } from '@playwright/test';
import { minutesOf } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import type { HomeState } from '#src/lib/local-time.ts';
import { officeHours } from '#src/views/hours.ts';
import { routes } from '#src/views/routes.ts';
import { officeTime } from '../support/office-time.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, hydrate, test } from '../support/site.ts';

// what is said by the office's clock; every minute of it is asked of the functions, in src/lib/{opening,home-state}.test.ts

const { callBy, nightEnds } = promises.emergency.home;
// weeks that start on a Monday, as the hours do; Florida's clocks differ by an hour between them
const winter = '2026-03-02';
const summer = '2026-07-13';
const [workday] = hours.days.flatMap(({ day, open }, index) => (open ? [{ ...open, day, index }] : []));
if (!workday) throw new Error('The office is open on no day');

/** The time on the wall so many minutes later. */
const later = (time: string, minutes: number) => {
  const sum = (minutesOf(time) + minutes + 24 * 60) % (24 * 60);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
const isOpenOn = (index: number) => {
  const { day, open } = hours.days[index] ?? {};
  return open ? openNow.open({ day: String(day), time: formatTime(open.to) }) : openNow.closed;
};
const isOpen = isOpenOn(workday.index);
const homeSays = (state: HomeState, time: string) => homeNow[state]({ now: formatTime(time) });

/** What is said now, in the shadow of the element. */
const said = (page: Page) => page.locator('home-now [part=now]');
/** The rule for every hour, its child. */
const rule = (page: Page) => page.locator('home-now > span').filter({ hasText: homeRule });
/** The office's sign, beside its hours and in the foot. */
const signs = (page: Page) => page.locator('open-now');

for (const [timezoneId, monday] of [
  ['America/New_York', winter],
  ['Asia/Tokyo', summer],
] as const)
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads by the office’s clock whether it is open, and who answers a home now', async ({ page }) => {
      const { index, from, to } = workday;
      const by = (time: string): HomeState => (from <= time && time < to ? 'office' : 'on-duty');
      for (const [time, seconds, says] of [
        [from, -1, openNow.closed],
        [from, 0, isOpen],
        [to, -1, isOpen],
        [to, 0, openNow.closed],
      ] as const) {
        await page.clock.setFixedTime(officeTime(monday, index, time) + seconds * 1000);
        await page.goto(routes.contact.path);
        await expect(signs(page), `${time} ${seconds}`).toHaveText([says, says]);
      }
      for (const [time, state] of [
        [later(nightEnds, -1), 'night'],
        [nightEnds, by(nightEnds)],
        [from, by(from)],
        [callBy, by(callBy)],
        [later(callBy, 1), 'late'],
      ] as const) {
        await page.clock.setFixedTime(officeTime(monday, index, time));
        await page.goto(routes.residential.path);
        await expect(said(page), time).toHaveText(homeSays(state, time));
        await expect(rule(page), time).toBeHidden();
      }
    });
  });

test('a page that stays open turns with each minute that changes what it says, and with midnight', async ({
  page,
}) => {
  const open = hours.days[1]?.open;
  const openSays = isOpenOn(1);
  const beforeLate = open && callBy < open.to ? 'office' : 'on-duty';
  const turns = [
    {
      at: officeTime(winter, 1, open?.from ?? '00:00'),
      part: signs(page),
      from: openNow.closed,
      to: openSays,
    },
    { at: officeTime(winter, 1, open?.to ?? '23:00'), part: signs(page), from: openSays, to: openNow.closed },
    {
      at: officeTime(winter, 1, later(callBy, 1)),
      part: said(page),
      from: homeSays(beforeLate, callBy),
      to: homeSays('late', later(callBy, 1)),
    },
    { at: officeTime(winter, 2, '00:00'), part: said(page), from: /11:59\sPM/, to: /12:00\sAM/ },
  ].sort((one, other) => one.at - other.at);
  await page.clock.install({ time: (turns[0]?.at ?? 0) - 60_000 });
  await page.goto(routes.residential.path);
  for (const { at, part, from, to } of turns) {
    await page.clock.pauseAt(at - 30_000);
    await page.clock.runFor(1000);
    await expect(part).toHaveText(from);
    await page.clock.runFor(30_000);
    await expect(part).toHaveText(to);
  }
});

test('hydration leaves the clocks alone, and they speak after a change of page too', async ({ page }) => {
  await page.clock.install({ time: officeTime(winter, workday.index, workday.from) + 3_600_000 });
  await page.goto(routes.residential.path);
  for (const step of ['before', 'after']) {
    if (step === 'after') await hydrate(page);
    await expect(signs(page), step).toHaveText([isOpen]);
    await expect(said(page), step).not.toBeEmpty();
  }
  for (const { label, path } of [routes.contact, routes.residential]) {
    await mainMenu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(signs(page).last()).toHaveText(isOpen);
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
  for (const [index, { day }] of hours.days.entries()) {
    await page.clock.setFixedTime(officeTime(winter, index, '12:00'));
    await page.goto(routes.contact.path);
    const says = contactPage.hours.now({ day, time: formatTime('12:00') });
    await expect(today).toHaveText(says);
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
