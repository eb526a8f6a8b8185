import { hours } from 'records:hours';
import { promises } from 'records:promises';
import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { homeRule } from '#content/facts/promises.ts';
import type { OpeningDay } from '#content/records/places.ts';
import { formatTime, minutesOf } from '#content/values/format.ts';
import { homeNow } from '#content/words/home-now.ts';
import type { HomeState } from '#src/lib/home-state.ts';
import { officeTime } from './support/office-time.ts';
import { mainMenu } from './support/shell.ts';
import { expect, hydrate, test } from './support/site.ts';

const { path } = routes.residential;
const { callBy, nightEnds } = promises.emergency.home;

// weeks that start on a Monday, as the hours do; Florida's clocks differ by an hour between them, and go forward on the
// Sunday of the first
const winter = '2026-03-02';
const summer = '2026-07-13';

/** The time on the wall so many minutes later. */
const later = (time: string, minutes: number) => {
  const sum = minutesOf(time) + minutes;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
const says = (state: HomeState, time: string) => homeNow[state].replace('{now}', formatTime(time));

/** Each state and each of its edges, on one day of each kind of opening hours: by day it is they that decide who answers. */
const moments = [winter, summer].flatMap((monday) =>
  hours.days.flatMap(({ day, open }, index) => {
    const hasSame = (other: OpeningDay) => JSON.stringify(other.open) === JSON.stringify(open);
    if (hours.days.findIndex(hasSame) !== index) return [];
    const by = (time: string): HomeState =>
      open && open.from <= time && time < open.to ? 'office' : 'on-duty';
    const states: [time: string, state: HomeState][] = [
      ['00:00', 'night'],
      [later(nightEnds, -1), 'night'],
      [nightEnds, by(nightEnds)],
      ...(open ? [open.from, open.to] : ['12:00']).map((time): [string, HomeState] => [time, by(time)]),
      [callBy, by(callBy)],
      [later(callBy, 1), 'late'],
      ['23:59', 'late'],
    ];
    return states.map(([time, state]) => ({
      at: officeTime(monday, index, time),
      when: `${day}, ${time}`,
      state,
      text: says(state, time),
    }));
  }),
);

for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`a homeowner in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads who answers now and when somebody comes', async ({ page }) => {
      test.slow();
      await page.clock.install();
      // one week by each clock is enough for who is far away
      for (const { at, when, text } of timezoneId === 'America/New_York' ? moments : moments.slice(0, 16)) {
        await page.clock.setFixedTime(at);
        await page.goto(path);
        await expect(said(page), when).toHaveText(text);
        await expect(rule(page), when).toBeHidden();
      }
    });
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing moves at ${width} px when the clock takes the place of the rule`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    for (const state of ['office', 'on-duty', 'late', 'night'] as const) {
      const moment = moments.find((one) => one.state === state);
      if (!moment) continue;
      await page.clock.setFixedTime(moment.at);
      await page.goto(path);
      await expect(said(page)).toHaveText(moment.text);
      const [whole, kept] = await page
        .locator('home-now')
        .evaluate((element) =>
          [element, element.firstElementChild as Element].map((one) => one.getBoundingClientRect().height),
        );
      expect(whole, state).toBe(kept);
    }
  });
}

test('the page that stays open turns with the last minute for today, and with midnight', async ({ page }) => {
  const last = officeTime(winter, 1, callBy);
  await page.clock.install({ time: last - 30_000 });
  await page.goto(path);
  await page.clock.pauseAt(last + 30_000);
  await expect(said(page)).toHaveText(says('on-duty', callBy));
  await page.clock.runFor(31_000);
  await expect(said(page)).toHaveText(says('late', later(callBy, 1)));
  await page.clock.fastForward(officeTime(winter, 2, '00:00') - last - 121_000);
  await page.clock.runFor(121_000);
  await expect(said(page)).toHaveText(/12:0\d\sAM/);
});

test('hydration leaves it alone, and it speaks after a change of page too', async ({ page }) => {
  await page.clock.install({ time: officeTime(winter, 0, later(callBy, 30)) });
  const [, late] = homeNow.late.split('{now}') as [string, string];
  await page.goto(path);
  await expect(said(page)).toContainText(late);
  await hydrate(page);
  await expect(said(page)).toContainText(late);
  await mainMenu(page).getByRole('link', { name: routes.team.label, exact: true }).click();
  await expect(page).toHaveURL(routes.team.path);
  await mainMenu(page).getByRole('link', { name: routes.residential.label, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(said(page)).toContainText(late);
});

for (const width of [390, 1440]) {
  test(`at ${width} px the mark on the day lies where its minute lies between one end of the night and the next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    for (const [minutes, share] of [
      [0, 0],
      [6 * 60, 0.25],
      [23 * 60, 23 / 24],
    ] as const) {
      const time = later('00:00', (minutesOf(nightEnds) + minutes) % (24 * 60));
      await page.clock.setFixedTime(officeTime(winter, 0, time));
      await page.goto(path);
      const mark = page.locator('day-mark');
      await expect(mark.locator('[part=plate]')).toContainText(formatTime(time));
      await expect(mark.locator('[part=plate]')).toBeVisible();
      const [line, lane] = await mark.evaluate((element) =>
        [element.shadowRoot?.firstElementChild as Element, element.parentElement as Element].map((one) => {
          const { left, width } = one.getBoundingClientRect();
          return { left, width };
        }),
      );
      expect(((line?.left ?? 0) - (lane?.left ?? 0)) / (lane?.width ?? 1), time).toBeCloseTo(share, 2);
    }
  });
}

test('on paper the rule stands there, which holds at every hour', async ({ page }) => {
  await page.goto(path);
  await expect(said(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rule(page)).toBeVisible();
  await expect(said(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rule stands there', async ({ page }) => {
    await page.goto(path);
    await expect(rule(page)).toBeVisible();
    await expect(rule(page)).toHaveText(homeRule);
  });
});

/** What is said now, in the shadow of the element. */
const said = (page: Page) => page.locator('home-now [part=now]');
/** The rule for every hour, its child. */
const rule = (page: Page) => page.locator('home-now > span').filter({ hasText: homeRule });
