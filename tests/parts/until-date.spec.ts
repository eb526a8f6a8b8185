import type { Locator, Page } from '@playwright/test';
import { recordPath } from '#content/addresses/paths.ts';
import { routes } from '#content/addresses/routes.ts';
import { openPositions } from '#content/facts/careers.ts';
import type { ProgramStart } from '#content/facts/training.schema.ts';
import { nextStarts, noStart, programTerms } from '#content/facts/training.ts';
import { careersPage } from '#content/pages/careers.ts';
import { positionPage } from '#content/pages/position.ts';
import { officeTime } from '../support/office-time.ts';
import { expect, hydrate, test } from '../support/site.ts';

const [first] = nextStarts;
const noStarts = 'no program has a start that is announced';
/** The starts that are shown at once, and those once the last day of the first has ended: it may be that of others too. */
const before = nextStarts.slice(0, 3);
const after = nextStarts.filter(({ applyBy }) => first && applyBy > first.applyBy).slice(0, 3);

const lastSecond = (day: string) => new Date(officeTime(day, 0, '23:59') + 59_000);
const midnightAfter = (day: string) => new Date(officeTime(day, 1, '00:00'));

for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees a start until the end of its last day to apply in Florida, and a later one then', async ({
      page,
    }) => {
      test.skip(!first, noStarts);
      if (!first) return;
      await page.clock.install();
      await page.clock.setFixedTime(lastSecond(first.applyBy));
      await page.goto('/training');
      await expectStarts(soonest(page), before);
      await page.clock.setFixedTime(midnightAfter(first.applyBy));
      await page.goto('/training');
      await expectStarts(soonest(page), after);
    });
  });
}

test('the page that stays open drops the start at midnight, also after hydration', async ({ page }) => {
  test.skip(!first, noStarts);
  if (!first) return;
  await page.clock.install({ time: new Date(lastSecond(first.applyBy).getTime() - 120_000) });
  await page.goto('/training');
  await hydrate(page);
  await expectStarts(soonest(page), before);
  await page.clock.runFor('04:00');
  await expectStarts(soonest(page), after);
});

test('a program without a start left says what happens instead', async ({ page }) => {
  const [program] = programTerms;
  const last = program?.starts.at(-1);
  test.skip(!last, noStarts);
  if (!program || !last) return;
  await page.clock.install();
  await page.clock.setFixedTime(new Date(Date.parse(`${last.applyBy}T12:00:00Z`) + 86_400_000));
  await page.goto('/training');
  const row = page.locator(`#${program.id}`);
  await expect(row.getByText(noStart)).toBeVisible();
  for (const { text } of program.starts) await expect(row.getByText(text)).toBeHidden();
  await page.clock.setFixedTime('2199-01-01T12:00:00Z');
  await page.goto('/training');
  await expect(soonest(page).getByText(noStart)).toBeVisible();
  await expectStarts(soonest(page), []);
});

test('a position leaves its page at the end of its last day in Florida, with its band of pay', async ({
  page,
}) => {
  const [position] = openPositions;
  test.skip(!position, 'there is no open position');
  if (!position) return;
  const place = page.locator(`#${position.id}`);
  const band = page.getByRole('main').locator(`a[href="#${position.id}"]`);
  await page.clock.install();
  await page.clock.setFixedTime(lastSecond(position.openUntil));
  await page.goto('/careers');
  await expect(place).toBeVisible();
  await page.clock.setFixedTime(midnightAfter(position.openUntil));
  await page.goto('/careers');
  await expect(place).toBeHidden();
  await expect(band).toBeHidden();
  await page.clock.setFixedTime('2199-01-01T12:00:00Z');
  await page.goto('/careers');
  await expect(page.getByText(careersPage.positions.none)).toBeVisible();
});

test('the page of a position says at the end of its last day that it is closed, and takes no more applications', async ({
  page,
}) => {
  const [position, other] = openPositions;
  test.skip(!position, 'there is no open position');
  if (!position) return;
  const path = recordPath('position', position.id);
  const main = page.getByRole('main');
  const apply = main.locator('a[href="#apply"]');
  const closed = main.getByText(positionPage.closed.text);
  await page.clock.install();
  await page.clock.setFixedTime(lastSecond(position.openUntil));
  await page.goto(path);
  await expect(apply).toBeVisible();
  await expect(main.locator('form')).toBeVisible();
  await expect(closed).toBeHidden();
  await page.clock.setFixedTime(midnightAfter(position.openUntil));
  await page.goto(path);
  await expect(closed).toBeVisible();
  await expect(apply).toBeHidden();
  await expect(main.locator('form')).toBeHidden();
  await expect(main.getByRole('link', { name: positionPage.closed.link })).toHaveAttribute(
    'href',
    routes.careers.path,
  );
  await page.clock.setFixedTime('2199-01-01T12:00:00Z');
  await page.goto(path);
  if (other) await expect(main.locator(`a[href="${recordPath('position', other.id)}"]`)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every start stands, with its last day to apply', async ({ page }) => {
    await page.goto('/training');
    await expectStarts(soonest(page), before);
    for (const { id, starts } of programTerms) {
      for (const { text } of starts) await expect(page.locator(`#${id}`).getByText(text)).toBeVisible();
      await expect(page.locator(`#${id}`).getByText(noStart)).toBeHidden();
    }
  });
});

/** The list of the next starts on the first screen. */
function soonest(page: Page): Locator {
  return page.getByRole('main').locator('dl').first();
}

async function expectStarts(list: Locator, starts: readonly ProgramStart[]) {
  await expect(list.locator('until-date').filter({ visible: true })).toHaveText(
    starts.map(({ text, note }) => `${text}: ${note}`),
  );
}
