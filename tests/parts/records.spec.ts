import { naicsCodes } from 'records:naics-codes';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import * as governmentPage from 'words:government';
import * as teamPage from 'words:team';
import { rating as ratingWords, weeks } from 'words:units';
import { formatDollars, formatNumber, formatRange } from '#content/values/format.ts';
import { elementsOf, readAttribute } from '#server/messages/fill-page.ts';
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
import { ask } from '../pages/ask.ts';
import { type Element, elementsIn, textOf } from '../pages/markup.ts';
import { expect, squeezed, test } from '../support/site.ts';

// what each record says where it stands, in the HTML that readers other than eyes lean on

const people = [...leadership, ...specialists];
const said = (element: Element) => squeezed(textOf(element));
const named = (elements: readonly Element[], name: RegExp) =>
  elements.filter(({ tagName }) => name.test(tagName));
/** The words that a part does not say. */
const unsaid = (part: Element | undefined, words: readonly string[]) =>
  words.filter((one) => !part || !said(part).includes(squeezed(one)));

/** The terms, sentences and entries of lists of each record, its title first. */
const records: Record<string, readonly (readonly string[])[]> = {
  [routes.projects.path]: projects.map(({ title, location, type, tonnage, duration, ...project }) => [
    title,
    `Location ${location}`,
    `Type ${type}`,
    `${formatNumber(tonnage)} tons`,
    `Duration ${weeks({ count: duration })}`,
    project.description,
    ...project.features,
  ]),
  [routes.careers.path]: openPositions.map(({ title, level, pay, requirements, responsibilities }) => [
    title,
    level,
    formatRange({ min: pay.min, max: pay.max }, formatDollars),
    ...requirements,
    ...responsibilities,
  ]),
  [routes.training.path]: programs.map(({ title, description, duration, topics }) => [
    title,
    description,
    weeks({ count: duration }),
    ...topics,
  ]),
  [routes.team.path]: people.map(({ name, role, ownership, fullDescription, achievements }) => [
    name,
    role,
    ...fullDescription.split(/\n\s*\n/),
    ...achievements,
    ...(ownership === null ? [] : [`${ownership}%`]),
  ]),
};
const quoted = {
  [routes.residential.path]: residentialTestimonials,
  [routes.training.path]: trainingTestimonials,
  [routes.careers.path]: careersTestimonials,
};

test('pages say of each record all that it holds, in one part under its title', async ({ request }) => {
  const mainOf = async (path: string) => elementsIn(await (await request.get(path)).text(), 'main');
  for (const [path, all] of Object.entries(records)) {
    const parts = named(await mainOf(path), /^(article|li)$/);
    for (const [title = '', ...words] of all)
      await ask(`${title} on ${path}`, () => {
        const own = parts.filter((part) =>
          named(elementsOf(part), /^h\d$/).some((heading) => said(heading).startsWith(squeezed(title))),
        );
        return own.length === 1 ? unsaid(own[0], words) : [`${own.length} parts under its title`];
      });
  }
  for (const [path, testimonials] of Object.entries(quoted)) {
    const main = await mainOf(path);
    const figures = named(main, /^figure$/).filter((one) => named(elementsOf(one), /^blockquote$/).length);
    expect(figures, path).toHaveLength(testimonials.length);
    for (const { text, name, role, rating, ...more } of testimonials)
      await ask(`the words of ${name} on ${path}, with role and rating`, () => {
        const within = figures
          .map((one) => elementsOf(one))
          .find((parts) => named(parts, /^blockquote$/).some((quote) => said(quote) === squeezed(text)));
        const item = named(main, /^li$/).find((one) => said(one).includes(squeezed(text)));
        const years = new RegExp(`(?<!\\d)${more.years}years?`);
        return [
          ...unsaid(named(within ?? [], /^figcaption$/)[0], [name, role, ratingWords({ rating })]),
          ...(more.years !== undefined && !(item && years.test(said(item))) ? [`${more.years} years`] : []),
        ];
      });
  }
  for (const load of Object.values(positionViews)) {
    const { route, pay, demands, facts } = await load();
    const due = [pay.range, ...facts.map(({ value }) => value), ...demands.flatMap(({ items }) => items)];
    const elements = elementsIn(await (await request.get(route.path)).text());
    await ask(route.path, () => unsaid(named(elements, /^main$/)[0], due));
  }
});

test('the NAICS codes stand in a table in their order, the primary one named so', async ({ request }) => {
  const main = elementsIn(await (await request.get(routes.government.path)).text(), 'main');
  const table = named(main, /^table$/).find((one) => said(one).includes('naics')) as Element;
  const rows = named(elementsOf(table), /^tr$/).filter((row) =>
    elementsOf(row).some((cell) => readAttribute(cell, 'scope') === 'row'),
  );
  expect(rows.map((row) => said(row).slice(0, 6))).toEqual(naicsCodes.map(({ code }) => code));
  const primary = rows.filter((row) => said(row).includes(squeezed(governmentPage.naics.primary)));
  expect(primary.map((row) => said(row).slice(0, 6))).toEqual(
    naicsCodes.filter(({ isPrimary }) => isPrimary).map(({ code }) => code),
  );
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('one biography is open at a time, and a search finds one that is closed', async ({ page }) => {
    await page.goto(routes.team.path);
    for (const [index, { id, name }] of people.entries()) {
      if (index > 0) await page.getByLabel(teamPage.member.biographyOf({ name })).click();
      const open = page.locator('details[name=biography][open]');
      await expect(open, name).toHaveCount(1);
      await expect(page.locator(`#${id}`).locator(open)).toHaveCount(1);
    }
    const { name, fullDescription } = people.at(-1) as (typeof people)[number];
    const [words = ''] = fullDescription.split(/[.,]/);
    await page.goto(`/team#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
    await expect(page.getByText(words), name).toBeInViewport();
  });
});
