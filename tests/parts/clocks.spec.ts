import { company } from 'records:company';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import * as careersPage from 'words:careers';
import * as contactPage from 'words:contact';
import * as positionPage from 'words:position';
import { homeNow } from 'words:residential';
import { homeRule } from 'words:sentences';
import { openNow } from 'words:shell';
import { noStart } from 'words:training';
import type { Page } from '@playwright/test';
import { minutesOf } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { openPositions } from '#src/views/careers.ts';
import { officeHours } from '#src/views/hours.ts';
import { recordPath } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';
import { nextStarts, type ProgramStart, programTerms } from '#src/views/training.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

// what is said by the office's clock, wherever the visitor is; every minute of it, and every hour of the year, is asked in
// src/lib/local-time.test.ts; one file, longer than others, as all of it turns by one clock

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

const [first] = nextStarts;
const never = '2199-01-01T12:00:00Z';
const lastSecond = (day: string) => officeTime(day, 0, '23:59') + 59_000;
const midnightAfter = (day: string) => officeTime(day, 1, '00:00');

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

test('a start is seen until the end of its last day to apply, and a later one then', async ({ page }) => {
  test.skip(!first, 'no program has a start that is announced');
  if (!first) return;
  // it may be the last day of others too
  const after = nextStarts.filter(({ applyBy }) => applyBy > first.applyBy).slice(0, 3);
  await page.clock.install({ time: lastSecond(first.applyBy) - 120_000 });
  await openHydrated(page, '/training');
  await expectStarts(page, nextStarts.slice(0, 3));
  await page.clock.runFor('04:00');
  await expectStarts(page, after);
  await page.reload();
  await expectStarts(page, after);

  await test.step('a program without a start left says what happens instead', async () => {
    const program = programTerms.find(({ starts }) => starts.length);
    if (!program) return;
    await openAt(page, '/training', midnightAfter(program.starts.at(-1)?.applyBy ?? ''));
    const row = page.locator(`#${program.id}`);
    await expect(row.getByText(noStart)).toBeVisible();
    for (const { text } of program.begins) await expect(row.getByText(text)).toBeHidden();
    await openAt(page, '/training', never);
    await expect(page.getByRole('main').locator('dl').first().getByText(noStart)).toBeVisible();
    await expectStarts(page, []);
  });
});

test('a position leaves the list at the end of its last day, and its page is closed', async ({ page }) => {
  const [position, other] = openPositions;
  test.skip(!position, 'there is no open position');
  if (!position) return;
  const main = page.getByRole('main');
  const own = recordPath('position', position.id);
  const listed = [page.locator(`#${position.id}`), main.locator(`a[href="#${position.id}"]`)];
  const apply = [main.locator('a[href="#apply"]'), main.locator('form')];
  for (const visible of [true, false]) {
    const now = visible ? lastSecond(position.openUntil) : midnightAfter(position.openUntil);
    await openAt(page, routes.careers.path, now);
    for (const part of listed) await expect(part).toBeVisible({ visible });
    await openAt(page, own, now);
    for (const part of apply) await expect(part).toBeVisible({ visible });
    await expect(main.getByText(positionPage.closed.text)).toBeVisible({ visible: !visible });
  }
  const away = main.getByRole('link', { name: positionPage.closed.link });
  await expect(away).toHaveAttribute('href', routes.careers.path);
  await openAt(page, routes.careers.path, never);
  await expect(page.getByText(careersPage.positions.none)).toBeVisible();
  await openAt(page, own, never);
  if (other) await expect(main.locator(`a[href="${recordPath('position', other.id)}"]`)).toBeHidden();
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

  test('the next start of each program stands, with its last day to apply', async ({ page }) => {
    await page.goto('/training');
    await expectStarts(page, nextStarts.slice(0, 3));
    for (const { id, begins } of programTerms) {
      const row = page.locator(`#${id}`);
      for (const { text, note } of begins.slice(0, 1))
        for (const said of [text, note]) await expect(row.getByText(said)).toBeVisible();
      await expect(row.getByText(noStart)).toBeVisible({ visible: begins.length === 0 });
    }
  });
});

async function openAt(page: Page, path: string, now: number | string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(path);
}

/** The starts of the list on the first screen. */
async function expectStarts(page: Page, starts: readonly ProgramStart[]) {
  const soonest = page.getByRole('main').locator('dl').first().locator('until-date');
  await expect(soonest.filter({ visible: true })).toHaveText(
    starts.map(({ text, note }) => `${text}: ${note}`),
  );
}

/** The instant at which the clock on the office's wall shows a time, so many days after a Monday. */
function officeTime(monday: string, days: number, time: string): number {
  const asUtc = Date.parse(`${monday}T${time}:00Z`) + days * 86_400_000;
  // the second time with the offset of that instant, for the days on which clocks change
  return asUtc - offset(asUtc - offset(asUtc));
}

/** How far the office's wall is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number): number {
  // the Swedes write dates as computers do: 2026-03-04 10:00:00
  const onTheWall = new Date(instant).toLocaleString('sv-SE', { timeZone: company.timeZone });
  return Date.parse(`${onTheWall}Z`) - instant;
}
