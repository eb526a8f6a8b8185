import { positions } from '#content/positions/index.ts';
import { programs } from '#content/programs/index.ts';
import { projects } from '#content/projects/index.ts';
import { leadership, specialists } from '#content/team/index.ts';
import { careersTestimonials } from '#content/testimonials/careers.ts';
import { residentialTestimonials } from '#content/testimonials/residential.ts';
import { trainingTestimonials } from '#content/testimonials/training.ts';
import { expect, readText, test } from './support/site.ts';

// what readers of HTML other than eyes lean on: it must be there before any script
test.use({ javaScriptEnabled: false });

const voices = [
  { path: '/residential', testimonials: residentialTestimonials },
  { path: '/training', testimonials: trainingTestimonials },
  { path: '/careers', testimonials: careersTestimonials },
] as const;

for (const { path, testimonials } of voices) {
  test(`${path} quotes three people, each with a name, a role and a rating`, async ({ page }) => {
    await page.goto(path);
    const figures = page
      .getByRole('main')
      .getByRole('figure')
      .filter({ has: page.locator('blockquote') });
    await expect(figures).toHaveCount(3);
    for (const { text, name, role } of testimonials) {
      const figure = figures.filter({ hasText: text });
      await expect(figure.locator('> blockquote')).toHaveText(text);
      await expect(figure.locator('> figcaption')).toContainText(name);
      await expect(figure.locator('> figcaption')).toContainText(role);
      await expect(figure.locator('> figcaption')).toContainText('5 of 5');
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
      Tonnage: `${tonnage.toLocaleString('en-US')} tons`,
      Duration: `${duration} weeks`,
    };
    for (const [term, value] of Object.entries(facts)) {
      const group = article.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });
      await expect.soft(group.locator('dd'), `${term} of ${title}`).toHaveText(value);
    }
    for (const text of [description, ...features]) await expect.soft(article).toContainText(text);
  }
});

test('one project is shown in fifteen pictures, each with its caption', async ({ page }) => {
  await page.goto('/projects');
  const shown = projects.filter(({ galleryPhotos }) => galleryPhotos);
  expect(shown.map(({ id, galleryPhotos }) => [id, galleryPhotos?.length])).toEqual([
    ['chiller-capital-repair', 15],
  ]);
  const captions = page.locator('details figcaption');
  await expect(captions).toHaveCount(15);
});

test('a position is an article with its pay, what it asks, what it does, and how to apply', async ({
  page,
}) => {
  await page.goto('/careers');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(positions.length);
  for (const { title, level, requirements, responsibilities } of positions) {
    const article = articles.filter({ has: page.getByRole('heading', { name: title }) });
    await expect.soft(article).toContainText(level);
    await expect.soft(article.getByRole('link', { name: /^Apply/ })).toHaveAttribute('href', '#apply');
    expect.soft(Math.min(requirements.length, responsibilities.length), title).toBeGreaterThan(2);
    await expect
      .soft(article.getByRole('listitem'))
      .toHaveText([...requirements, ...responsibilities], { useInnerText: true });
  }
});

test('a program stands with its description and four topics', async ({ page }) => {
  await page.goto('/training');
  const items = page.locator('#programs').getByRole('listitem');
  for (const { title, description, topics } of programs) {
    const item = items.filter({ has: page.getByRole('heading', { name: title }) });
    await expect.soft(item).toContainText(description);
    expect.soft(topics, title).toHaveLength(4);
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

test('the seven NAICS codes stand in a table, the primary one first and named so', async ({ page }) => {
  await page.goto('/government');
  const rows = page.getByRole('table', { name: 'NAICS' }).locator('tbody').getByRole('row');
  const codes = ['238220', '236220', '238210', '238290', '561210', '221330', '541330'];
  await expect(rows.getByRole('rowheader')).toHaveText(codes.map((code) => new RegExp(`^${code}`)));
  await expect(rows.first()).toContainText('Primary');
  await expect(rows.filter({ hasText: 'Primary' })).toHaveCount(1);
});

test('the office hours stand day by day', async ({ page }) => {
  await page.goto('/contact');
  const rows = page.getByRole('table', { name: /hours/i }).locator('tbody').getByRole('row');
  const texts = await Promise.all((await rows.all()).map(readText));
  const open = (day: string) => new RegExp(`^${day}\\b.*7:00 AM–6:00 PM`);
  const due = [...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(open), /^Sat.*8:00 AM–4:00 PM/, /^Sun.*emergency/i];
  expect(texts).toHaveLength(7);
  for (const [index, pattern] of due.entries()) expect.soft(texts[index]).toMatch(pattern);
});
