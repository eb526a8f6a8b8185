import { naicsCodes } from 'records:naics-codes';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { openPositions } from '#content/facts/open-positions.ts';
import { officeWeek } from '#content/facts/opening-hours.ts';
import { leadership, specialists } from '#content/facts/team.ts';
import {
  careersTestimonials,
  residentialTestimonials,
  trainingTestimonials,
} from '#content/facts/testimonials.ts';
import { careersPage } from '#content/pages/careers.ts';
import { contactPage } from '#content/pages/contact.ts';
import { governmentPage } from '#content/pages/government.ts';
import { formatCount, formatNumber, formatRating } from '#content/values/format.ts';
import { expect, readText, test } from './support/site.ts';

// what readers of HTML other than eyes lean on: it must be there before any script
test.use({ javaScriptEnabled: false });

const voices = [
  { path: '/residential', testimonials: residentialTestimonials },
  { path: '/training', testimonials: trainingTestimonials },
  { path: '/careers', testimonials: careersTestimonials },
] as const;

for (const { path, testimonials } of voices) {
  test(`${path} quotes its people, each with a name, a role and a rating`, async ({ page }) => {
    await page.goto(path);
    const figures = page
      .getByRole('main')
      .getByRole('figure')
      .filter({ has: page.locator('blockquote') });
    await expect(figures).toHaveCount(testimonials.length);
    for (const { text, name, role, rating } of testimonials) {
      const figure = figures.filter({ hasText: text });
      await expect(figure.locator('> blockquote')).toHaveText(text);
      await expect(figure.locator('> figcaption')).toContainText(name);
      await expect(figure.locator('> figcaption')).toContainText(role);
      await expect(figure.locator('> figcaption')).toContainText(formatRating(rating));
    }
  });
}

test('the employees’ years stand beside their words', async ({ page }) => {
  await page.goto('/careers');
  for (const { text, years } of careersTestimonials) {
    const item = page.getByRole('listitem').filter({ hasText: text });
    await expect(item).toContainText(new RegExp(`\\b${years}\\s*years?\\b`), { useInnerText: true });
  }
});

test('a project is an article with its location, type, tonnage and duration', async ({ page }) => {
  await page.goto('/projects');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(projects.length);
  for (const { title, location, type, tonnage, duration, description, features } of projects) {
    const article = articles.filter({ has: page.getByRole('heading', { name: title }) });
    const facts = {
      Location: location,
      Type: type,
      Tonnage: `${formatNumber(tonnage)} tons`,
      Duration: formatCount(duration, 'week'),
    };
    for (const [term, value] of Object.entries(facts)) {
      const group = article.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });
      await expect.soft(group.locator('dd'), `${term} of ${title}`).toHaveText(value);
    }
    for (const text of [description, ...features]) await expect.soft(article).toContainText(text);
  }
});

test('every picture of a project stands there with its caption', async ({ page }) => {
  await page.goto('/projects');
  const captions = projects.flatMap(({ galleryPhotos = [] }) => galleryPhotos.map(({ caption }) => caption));
  const shown = page.locator('details figcaption');
  await expect(shown).toHaveCount(captions.length);
  await expect(shown).toContainText(captions);
});

test('a position is an article with its pay, what it asks, what it does, and how to apply', async ({
  page,
}) => {
  await page.goto('/careers');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(openPositions.length);
  for (const { title, level, pay, requirements, responsibilities, applyLabel } of openPositions) {
    const article = articles.filter({ has: page.getByRole('heading', { name: title }) });
    await expect.soft(article).toContainText(level);
    await expect.soft(article).toContainText(careersPage.pay.range(pay));
    await expect.soft(article.getByRole('link', { name: applyLabel })).toHaveAttribute('href', '#apply');
    await expect
      .soft(article.getByRole('listitem'))
      .toHaveText([...requirements, ...responsibilities], { useInnerText: true });
  }
});

test('a program stands with its description, its weeks and its topics', async ({ page }) => {
  await page.goto('/training');
  const items = page.locator('#programs').getByRole('listitem');
  for (const { title, description, duration, topics } of programs) {
    const item = items.filter({ has: page.getByRole('heading', { name: title }) });
    await expect.soft(item).toContainText(description);
    await expect.soft(item).toContainText(formatCount(duration, 'week'));
    await expect.soft(item.getByRole('listitem')).toHaveText([...topics]);
  }
});

test('a person stands with role, share, biography and achievements', async ({ page }) => {
  await page.goto('/team');
  for (const { name, role, ownership, fullDescription, achievements } of [...leadership, ...specialists]) {
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    const text = [role, ...fullDescription.split(/\n\s*\n/), ...achievements];
    if (ownership !== null) text.push(`${ownership}%`);
    for (const part of text) await expect.soft(article, name).toContainText(part);
  }
});

test('the NAICS codes stand in a table in their order, the primary one named so', async ({ page }) => {
  await page.goto('/government');
  const rows = page.getByRole('table', { name: 'NAICS' }).locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(naicsCodes.map(({ code }) => new RegExp(`^${code}`)));
  const primary = naicsCodes.filter(({ isPrimary }) => isPrimary).map(({ code }) => new RegExp(code));
  await expect(rows.filter({ hasText: governmentPage.naics.primary })).toHaveText(primary);
});

test('days with the same office hours share a row, and the line that is always open stands under them', async ({
  page,
}) => {
  await page.goto('/contact');
  const table = page.getByRole('table', { name: contactPage.hours.caption });
  const rows = await table.locator('tbody').getByRole('row').all();
  const texts = await Promise.all(rows.map(readText));
  const { line } = contactPage.hours;
  expect(texts.pop()).toMatch(new RegExp(`${line.day}.*${line.time}`));
  expect(texts).toHaveLength(officeWeek.length);
  for (const [index, { days, time }] of officeWeek.entries()) {
    expect.soft(texts[index]).toMatch(new RegExp(`^${days}\\b`));
    expect.soft(texts[index]).toContain(time ?? contactPage.hours.closed);
  }
});
