import * as careersPage from 'words:careers';
import * as positionPage from 'words:position';
import { noStart } from 'words:training';
import type { Locator, Page } from '@playwright/test';
import { openPositions } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';
import type { ProgramStart } from '#src/views/training.ts';
import { nextStarts, programTerms } from '#src/views/training.ts';
import { officeTime } from '../support/office-time.ts';
import { expect, openHydrated, test } from '../support/site.ts';

const [first] = nextStarts;
const noStarts = 'no program has a start that is announced';
/** The starts that are shown at once, and those once the last day of the first has ended: it may be that of others too. */
const before = nextStarts.slice(0, 3);
const after = nextStarts.filter(({ applyBy }) => first && applyBy > first.applyBy).slice(0, 3);
const never = '2199-01-01T12:00:00Z';

const lastSecond = (day: string) => officeTime(day, 0, '23:59') + 59_000;
const midnightAfter = (day: string) => officeTime(day, 1, '00:00');

for (const timezoneId of ['America/New_York', 'Asia/Tokyo'])
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees a start until the end of its last day to apply in Florida, and a later one then, on a page that stays open too', async ({
      page,
    }) => {
      test.skip(!first, noStarts);
      if (!first) return;
      await page.clock.install({ time: lastSecond(first.applyBy) - 120_000 });
      await openHydrated(page, '/training');
      await expectStarts(page, before);
      await page.clock.runFor('04:00');
      await expectStarts(page, after);
      await page.reload();
      await expectStarts(page, after);
    });
  });

test('a program without a start left says what happens instead', async ({ page }) => {
  const [program] = programTerms;
  const last = program?.starts.at(-1);
  test.skip(!last, noStarts);
  if (!program || !last) return;
  await openAt(page, '/training', midnightAfter(last.applyBy));
  const row = page.locator(`#${program.id}`);
  await expect(row.getByText(noStart)).toBeVisible();
  for (const { text } of program.begins) await expect(row.getByText(text)).toBeHidden();
  await openAt(page, '/training', never);
  await expect(soonest(page).getByText(noStart)).toBeVisible();
  await expectStarts(page, []);
});

test('a position leaves the list at the end of its last day in Florida, and its page is closed', async ({
  page,
}) => {
  const [position, other] = openPositions;
  test.skip(!position, 'there is no open position');
  if (!position) return;
  const main = page.getByRole('main');
  const own = recordPath('position', position.id);
  const listed = [page.locator(`#${position.id}`), main.locator(`a[href="#${position.id}"]`)];
  const apply = [main.locator('a[href="#apply"]'), main.locator('form')];
  const closed = main.getByText(positionPage.closed.text);
  for (const isOpen of [true, false]) {
    const now = isOpen ? lastSecond(position.openUntil) : midnightAfter(position.openUntil);
    await openAt(page, routes.careers.path, now);
    for (const part of listed) await expect(part).toBeVisible({ visible: isOpen });
    await openAt(page, own, now);
    for (const part of apply) await expect(part).toBeVisible({ visible: isOpen });
    await expect(closed).toBeVisible({ visible: !isOpen });
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
    await expectStarts(page, before);
    for (const { id, begins } of programTerms) {
      const row = page.locator(`#${id}`);
      for (const { text, note } of begins.slice(0, 1)) {
        await expect(row.getByText(text)).toBeVisible();
        await expect(row.getByText(note)).toBeVisible();
      }
      await expect(row.getByText(noStart)).toBeVisible({ visible: begins.length === 0 });
    }
  });
});

async function openAt(page: Page, path: string, now: number | string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(path);
}

/** The list of the next starts on the first screen. */
function soonest(page: Page): Locator {
  return page.getByRole('main').locator('dl').first();
}

async function expectStarts(page: Page, starts: readonly ProgramStart[]) {
  await expect(soonest(page).locator('until-date').filter({ visible: true })).toHaveText(
    starts.map(({ text, note }) => `${text}: ${note}`),
  );
}
