import * as careersPage from 'words:careers';
import * as positionPage from 'words:position';
import { noStart } from 'words:training';
import type { Page } from '@playwright/test';
import { openPositions } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';
import type { ProgramStart } from '#src/views/training.ts';
import { nextStarts, programTerms } from '#src/views/training.ts';
import { officeTime } from '../support/office-time.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// starts of programs and open positions go at the end of their last day in Florida, wherever the visitor is

const [first] = nextStarts;
const never = '2199-01-01T12:00:00Z';
const lastSecond = (day: string) => officeTime(day, 0, '23:59') + 59_000;
const midnightAfter = (day: string) => officeTime(day, 1, '00:00');

test.use({ timezoneId: 'Asia/Tokyo' });

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
