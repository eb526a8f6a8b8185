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
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { homeState } from '#src/lib/local-time.ts';
import { openPositions } from '#src/views/careers.ts';
import { officeHours } from '#src/views/hours.ts';
import { recordPath } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';
import { nextStarts, type ProgramStart, pricedPrograms } from '#src/views/training.ts';
import { goTo } from '../support/shell.ts';
import { expect, openHydrated, test, testWithoutScript } from '../support/site.ts';

// by the office's clock, wherever the visitor is; the days on which clocks change are asked in src/lib/local-time.test.ts

/** A Monday and the days after it, in which no clock is changed. */
const week = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-02-${day}`);
const [workday] = hours.days.flatMap(({ day, open }, index) =>
  open ? [{ ...open, day, date: week[index] ?? '' }] : [],
);
if (!workday) throw new Error('The office is open on no day');
const { date, from, to } = workday;
const isOpen = openNow.open({ day: workday.day, time: formatTime(to) });

const said = (page: Page) => page.locator('home-now [part=now]');
const rule = (page: Page) => page.locator('home-now > span').filter({ hasText: homeRule });
const signs = (page: Page) => page.locator('open-now');

const [first] = nextStarts;
const never = '2199-01-01T12:00:00Z';
const midnightAfter = (day: string) => officeTime(day, '23:59:59') + 1000;

test.use({ timezoneId: 'Asia/Tokyo' });

test('a page that stays open turns with the minute that changes what it says', async ({ page }) => {
  const { closed } = openNow;
  await page.clock.install({ time: officeTime(date, '00:00') - 60_000 });
  await page.goto(routes.residential.path);
  for (const [time, before, now] of [
    ['00:00', closed, closed],
    [from, closed, isOpen],
    [to, isOpen, closed],
    ['23:59', closed, closed],
  ] as const) {
    const at = officeTime(date, time);
    await page.clock.pauseAt(at - 30_000);
    await page.clock.runFor(1000);
    await expect(signs(page)).toHaveText(before);
    await page.clock.runFor(30_000);
    await expect(signs(page)).toHaveText(now);
    const { state } = homeState(hours.days, promises.emergency.home, company.timeZone, new Date(at));
    await expect(said(page)).toHaveText(homeNow[state]({ now: formatTime(time) }));
  }
  await expect(rule(page)).toBeHidden();
});

test('hydration leaves the clocks alone, and they speak after a change of page too', async ({ page }) => {
  await page.clock.install({ time: officeTime(date, from) + 3_600_000 });
  await openHydrated(page, routes.residential.path);
  for (const name of ['residential', 'contact', 'residential'] as const) {
    await goTo(page, name);
    await expect(signs(page)).toHaveText(name === 'contact' ? [isOpen, isOpen] : [isOpen]);
  }
  await expect(said(page)).not.toBeEmpty();
  await test.step('on paper the rule stands there, which holds at every hour', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(rule(page)).toBeVisible();
    await expect(said(page)).toBeHidden();
  });
});

test('the clocks do without Intl, whose first use holds a weak phone up', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Intl'));
  await page.goto(routes.residential.path);
  await expect(said(page)).not.toBeEmpty();
});

test('on each day only the row that holds it is marked, with day and time on its bar', async ({ page }) => {
  const marked = page.locator('now-mark[data-is-today]');
  for (const [index, { day }] of hours.days.entries()) {
    await openAt(page, routes.contact.path, officeTime(week[index] ?? '', '12:00'));
    await expect(marked).toHaveText(contactPage.hours.now({ day, time: formatTime('12:00') }));
    await expect(page.getByRole('row').filter({ has: marked })).toContainText(formatWeekday(day, 'short'));
  }
});

test('a start is seen until the end of its last day to apply, and a later one then', async ({ page }) => {
  if (!first) return test.skip(true, 'no program has a start that is announced');
  // it may be the last day of others too
  const after = nextStarts.filter(({ applyBy }) => applyBy > first.applyBy).slice(0, 3);
  await page.clock.install({ time: midnightAfter(first.applyBy) - 120_000 });
  await openHydrated(page, '/training');
  await expectStarts(page, nextStarts.slice(0, 3));
  await page.clock.runFor('04:00');
  await expectStarts(page, after);

  await test.step('without a start left it says what happens instead', async () => {
    await openAt(page, '/training', never);
    await expectStarts(page, []);
    await expect(page.getByRole('main').locator('dl').first().getByText(noStart)).toBeVisible();
  });
});

test('a position leaves the list at the end of its last day, and its page is closed', async ({ page }) => {
  const [position] = openPositions;
  if (!position) return test.skip(true, 'there is no open position');
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const own = recordPath('position', position.id);
  const listed = [page.locator(`#${position.id}`), main.locator(`a[href="#${position.id}"]`)];
  const links = page.locator('a[href="#apply"]');
  const apply = [links.first(), links.last(), main.locator('form')];
  const end = midnightAfter(position.openUntil);
  for (const now of [end - 1000, end]) {
    const visible = now < end;
    await openAt(page, routes.careers.path, now);
    for (const part of listed) await expect(part).toBeVisible({ visible });
    await openAt(page, own, now);
    for (const part of apply) await expect(part).toBeVisible({ visible });
    await expect(main.getByText(positionPage.closed.text)).toBeVisible({ visible: !visible });
  }
  await openAt(page, routes.careers.path, never);
  await expect(page.getByText(careersPage.positions.none)).toBeVisible();
});

testWithoutScript(
  'only the hours, the rule and the next start of each program stand there',
  async ({ page }) => {
    await page.goto(routes.contact.path);
    await expect(signs(page)).toHaveText(['', '']);
    const table = page.getByRole('table', { name: contactPage.hours.caption });
    for (const { time } of officeHours) {
      await expect(page.getByRole('contentinfo')).toContainText(time);
      await expect(table).toContainText(time, { ignoreCase: true });
    }
    await page.goto(routes.residential.path);
    await expect(rule(page)).toBeVisible();
    await page.goto('/training');
    await expectStarts(page, nextStarts.slice(0, 3));
    for (const { id, begins } of pricedPrograms) {
      const row = page.locator(`#${id}`);
      for (const words of begins.slice(0, 1).flatMap(({ text, note }) => [text, note]))
        await expect(row.getByText(words)).toBeVisible();
      await expect(row.getByText(noStart)).toBeVisible({ visible: begins.length === 0 });
    }
  },
);

async function openAt(page: Page, path: string, now: number | string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(path);
}

async function expectStarts(page: Page, starts: readonly ProgramStart[]): Promise<void> {
  const soonest = page.getByRole('main').locator('dl').first().locator('until-date');
  const words = starts.map(({ text, note }) => `${text}: ${note}`);
  await expect(soonest.filter({ visible: true })).toHaveText(words);
}

function officeTime(day: string, time: string): number {
  // late in the day its clock has been changed, if it is on that day
  const evening = new Date(`${day}T23:00:00Z`);
  const words = evening.toLocaleString('en-US', { timeZone: company.timeZone, timeZoneName: 'longOffset' });
  return Date.parse(`${day}T${time}${words.slice(-6)}`);
}
