import { naicsCodes } from 'records:naics-codes';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import * as governmentPage from 'words:government';
import * as teamPage from 'words:team';
import { rating as ratingWords, weeks } from 'words:units';
import { formatDollars, formatNumber, formatRange } from '#content/values/format.ts';
import { openPositions } from '#src/views/careers.ts';
import {
  careersTestimonials,
  leadership,
  residentialTestimonials,
  specialists,
  trainingTestimonials,
} from '#src/views/people.ts';
import { positionViews } from '#src/views/record-pages/position.ts';
import { routes } from '#src/views/routes.ts';
import { expect, readText, squeezed, test } from '../support/site.ts';

const people = [...leadership, ...specialists];

/** What each record says where it stands, by its title: terms, sentences, entries of lists. */
const records: Record<string, Record<string, readonly string[]>> = {
  [routes.projects.path]: by(projects, ({ title, description, features, ...project }) => [
    title,
    `Location ${project.location}`,
    `Type ${project.type}`,
    `${formatNumber(project.tonnage)} tons`,
    `Duration ${weeks({ count: project.duration })}`,
    description,
    ...features,
  ]),
  [routes.careers.path]: by(openPositions, ({ title, level, pay, requirements, responsibilities }) => [
    title,
    level,
    formatRange({ min: pay.min, max: pay.max }, formatDollars),
    ...requirements,
    ...responsibilities,
  ]),
  [routes.training.path]: by(programs, ({ title, description, duration, topics }) => [
    title,
    description,
    weeks({ count: duration }),
    ...topics,
  ]),
  [routes.team.path]: by(people, ({ name, role, ownership, fullDescription, achievements }) => [
    name,
    role,
    ...fullDescription.split(/\n\s*\n/),
    ...achievements,
    ...(ownership === null ? [] : [`${ownership}%`]),
  ]),
};

test.describe('before any script', () => {
  // what readers of HTML other than eyes lean on
  test.use({ javaScriptEnabled: false });

  for (const [path, all] of Object.entries(records))
    test(`${path} says of each record all that it holds, in one part under its title`, async ({ page }) => {
      await page.goto(path);
      for (const [title, words] of Object.entries(all)) {
        const heading = page.getByRole('heading', { name: title, exact: true });
        const part = page.getByRole('main').locator('article, li').filter({ has: heading });
        await expect(part, title).toHaveCount(1);
        const text = squeezed(await part.evaluate(piecesOf));
        for (const one of words) expect.soft(text, title).toContain(squeezed(one));
      }
    });

  for (const [path, testimonials] of [
    ['/residential', residentialTestimonials],
    ['/training', trainingTestimonials],
    ['/careers', careersTestimonials],
  ] as const)
    test(`${path} quotes its people, each with a name, a role and a rating`, async ({ page }) => {
      await page.goto(path);
      const figures = page.locator('main figure:has(blockquote)');
      await expect(figures).toHaveCount(testimonials.length);
      for (const testimonial of testimonials) {
        const { text, name, role, rating } = testimonial;
        const figure = figures.filter({ hasText: text });
        await expect(figure.locator('> blockquote')).toHaveText(text);
        for (const part of [name, role, ratingWords({ rating })])
          await expect(figure.locator('> figcaption')).toContainText(part);
        if (!('years' in testimonial)) continue;
        const years = new RegExp(`\\b${testimonial.years}\\s*years?\\b`);
        const item = page.getByRole('listitem').filter({ hasText: text });
        await expect(item).toContainText(years, { useInnerText: true });
      }
    });

  test('the page of a position stands with what it pays, asks and leads to', async ({ page }) => {
    for (const load of Object.values(positionViews)) {
      const { route, pay, demands, facts } = await load();
      await page.goto(route.path);
      const text = squeezed(await readText(page.getByRole('main')));
      const due = [pay.range, ...facts.map(({ value }) => value), ...demands.flatMap(({ items }) => items)];
      for (const words of due) expect.soft(text, route.path).toContain(squeezed(words));
    }
  });

  test('one biography is open at a time, the first until another is chosen', async ({ page }) => {
    await page.goto('/team');
    for (const [index, { id, name }] of people.entries()) {
      if (index > 0) await page.getByLabel(teamPage.member.biographyOf({ name })).click();
      const open = page.locator('details[name=biography][open]');
      await expect(open, name).toHaveCount(1);
      await expect(page.locator(`#${id}`).locator(open)).toHaveCount(1);
    }
  });

  test('the browser’s own search finds a biography that is closed, and shows it', async ({ page }) => {
    const { name, fullDescription } = people.at(-1) as (typeof people)[number];
    const [words = ''] = fullDescription.split(/[.,]/);
    await page.goto(`/team#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
    await expect(page.getByText(words), name).toBeInViewport();
  });

  test('the NAICS codes stand in a table in their order, the primary one named so', async ({ page }) => {
    await page.goto('/government');
    const rows = page.getByRole('table', { name: 'NAICS' }).locator('tbody').getByRole('row');
    await expect(rows.getByRole('rowheader')).toHaveText(
      naicsCodes.map(({ code }) => new RegExp(`^${code}`)),
    );
    const primary = naicsCodes.filter(({ isPrimary }) => isPrimary).map(({ code }) => new RegExp(code));
    await expect(rows.filter({ hasText: governmentPage.naics.primary })).toHaveText(primary);
  });
});

/** The words of records by their titles, each the first of its words. */
function by<T>(all: readonly T[], wordsOf: (one: T) => readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(all.map((one) => [wordsOf(one)[0] ?? '', wordsOf(one)]));
}

/** The words of a part, each piece apart from the next. */
function piecesOf(part: Element): string {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) text += ` ${walker.currentNode.textContent}`;
  return text;
}
