import { naicsCodes } from 'records:naics-codes';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import type { Page } from '@playwright/test';
import { openPositions } from '#content/facts/careers.ts';
import {
  careersTestimonials,
  leadership,
  residentialTestimonials,
  specialists,
  trainingTestimonials,
} from '#content/facts/people.ts';
import { officeWeek } from '#content/facts/promises.ts';
import { careersPage } from '#content/pages/careers.ts';
import { contactPage } from '#content/pages/contact.ts';
import { governmentPage } from '#content/pages/government.ts';
import { teamPage } from '#content/pages/team.ts';
import { formatCount, formatNumber, formatRating } from '#content/values/format.ts';
import { expect, readText, test } from '../support/site.ts';

test.describe('before any script', () => {
  // what readers of HTML other than eyes lean on
  test.use({ javaScriptEnabled: false });

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
        for (const part of [name, role, formatRating(rating)])
          await expect(figure.locator('> figcaption')).toContainText(part);
        if (!('years' in testimonial)) continue;
        const years = new RegExp(`\\b${testimonial.years}\\s*years?\\b`);
        const item = page.getByRole('listitem').filter({ hasText: text });
        await expect(item).toContainText(years, { useInnerText: true });
      }
    });

  test('a project is an article with its location, type, tonnage and duration', async ({ page }) => {
    await page.goto('/projects');
    await expect(articles(page)).toHaveCount(projects.length);
    for (const { title, location, type, tonnage, duration, description, features } of projects) {
      const article = articleOf(page, title);
      for (const [term, value] of Object.entries({
        Location: location,
        Type: type,
        Tonnage: `${formatNumber(tonnage)} tons`,
        Duration: formatCount(duration, 'week'),
      })) {
        const group = article.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });
        await expect.soft(group.locator('dd'), `${term} of ${title}`).toHaveText(value);
      }
      for (const text of [description, ...features]) await expect.soft(article).toContainText(text);
    }
  });

  test('a position is an article with its pay, what it asks, what it does, and how to apply', async ({
    page,
  }) => {
    await page.goto('/careers');
    await expect(articles(page)).toHaveCount(openPositions.length);
    for (const { title, level, pay, requirements, responsibilities, applyLabel } of openPositions) {
      const article = articleOf(page, title);
      await expect.soft(article).toContainText(level);
      await expect.soft(article).toContainText(careersPage.pay.range(pay));
      await expect.soft(article.getByRole('link', { name: applyLabel })).toHaveAttribute('href', '#apply');
      const items = [...requirements, ...responsibilities];
      await expect.soft(article.getByRole('listitem')).toHaveText(items, { useInnerText: true });
    }
  });

  test('a program stands with its description, its weeks and its topics', async ({ page }) => {
    await page.goto('/training');
    const items = page.locator('#programs').getByRole('listitem');
    for (const { title, description, duration, topics } of programs) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const item = items.filter({ has: heading });
      await expect.soft(item).toContainText(description);
      await expect.soft(item).toContainText(formatCount(duration, 'week'));
      await expect.soft(item.getByRole('listitem')).toHaveText([...topics]);
    }
  });

  test('a person stands with role, share, biography and achievements; one biography is open at a time', async ({
    page,
  }) => {
    await page.goto('/team');
    const people = [...leadership, ...specialists];
    for (const { name, role, ownership, fullDescription, achievements } of people) {
      const text = [role, ...fullDescription.split(/\n\s*\n/), ...achievements];
      if (ownership !== null) text.push(`${ownership}%`);
      for (const part of text) await expect.soft(articleOf(page, name), name).toContainText(part);
    }
    for (const width of [390, 768, 1440])
      await test.step(`across the sheet, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/team');
        for (const [index, { id, name }] of people.entries()) {
          // the first is open until another is chosen
          if (index > 0) await page.getByLabel(teamPage.member.biographyOf(name)).click();
          const open = page.locator('details[name=biography][open]');
          await expect(open, name).toHaveCount(1);
          await expect(page.locator(`#${id}`).locator(open)).toHaveCount(1);
          const box = await open.locator('[data-plane]').boundingBox();
          const sheet = await page.locator('main section').first().boundingBox();
          expect.soft(Math.abs((box?.x ?? 0) - (sheet?.x ?? 0)), name).toBeLessThan(2);
          expect.soft(Math.abs((box?.width ?? 0) - (sheet?.width ?? 0)), name).toBeLessThan(2);
        }
      });
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

  test('days with the same office hours share a row, and the line that is always open stands under them', async ({
    page,
  }) => {
    await page.goto('/contact');
    const table = page.getByRole('table', { name: contactPage.hours.caption });
    const rows = await table.locator('tbody').getByRole('row').all();
    const texts = await Promise.all(rows.map(readText));
    const { line, closed } = contactPage.hours;
    expect(texts.pop()).toMatch(new RegExp(`${line.day}.*${line.time}`));
    expect(texts).toHaveLength(officeWeek.length);
    for (const [index, { days, time }] of officeWeek.entries()) {
      expect.soft(texts[index]).toMatch(new RegExp(`^${days}\\b`));
      expect.soft(texts[index]).toContain(time ?? closed);
    }
  });
});

test('every owner’s figure and name stand at the share, at every width', async ({ page }) => {
  await page.goto('/team');
  for (const width of [640, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await page.locator('svg[data-extends]').evaluate((bar) => {
      const boxOf = (element: Element) => {
        const { left, width: across } = element.getBoundingClientRect();
        return { left, across };
      };
      const figures = [...(bar.previousElementSibling?.querySelectorAll('text') ?? [])];
      const names = [...(bar.parentElement?.parentElement?.querySelectorAll('ol > li') ?? [])];
      // the bar itself may still be growing
      return {
        sheet: boxOf(bar.parentElement as Element),
        figures: figures.map(boxOf),
        names: names.map(boxOf),
      };
    });
    let start = 0;
    for (const [index, { name, ownership }] of leadership.entries()) {
      const left = drawn.sheet.left + (start / 100) * drawn.sheet.across;
      const across = ((ownership ?? 0) / 100) * drawn.sheet.across;
      for (const [box, margin] of [
        // a figure begins where its name does: the first at the margin of the text, at most 32 px from the edge
        [drawn.figures[index], index === 0 ? 32 : 0.008 * drawn.sheet.across],
        [drawn.names[index], 0],
      ] as const) {
        const inset = (box?.left ?? 0) - left;
        expect.soft(inset, `left of ${name} at ${width}`).toBeGreaterThan(-2);
        expect.soft(inset, `left of ${name} at ${width}`).toBeLessThan(margin + 2);
        expect
          .soft(Math.abs(inset + (box?.across ?? 0) - across), `right of ${name} at ${width}`)
          .toBeLessThan(4);
      }
      start += ownership ?? 0;
    }
  }
});

function articles(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function articleOf(page: Page, name: string) {
  return articles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}
