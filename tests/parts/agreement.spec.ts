import { routes } from '#content/addresses/routes.ts';
import { agreementPrices, agreementSchedule } from '#content/facts/agreement.ts';
import { licenseNumber } from '#content/facts/identity.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { shell } from '#content/words/shell.ts';
import { flat, printedPages } from '../support/printed-pages.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

const { agreement, title } = commercialPage;
const { path } = routes.commercial;

/** What stands on the sheet of the agreement, in its order. */
const sheet = [
  agreement.head,
  ...agreementSchedule.flatMap(({ term, brief, value }) => [term.toUpperCase(), brief, value]),
  agreement.prices.caption,
  ...agreementPrices.flatMap(({ unit, year }) => [unit, year]),
  ...agreement.signatures,
  licenseNumber,
  agreement.sheet.value,
];

const papers = [
  { name: 'A4', styles: '' },
  { name: 'US Letter', styles: '@page { size: letter; margin: 0.5in }' },
];

test.describe('on paper', () => {
  // the paper is named by a style of the test's own
  test.use({ bypassCSP: true });

  for (const { name, styles } of papers)
    test(`the agreement is whole on a page of its own on ${name}, and its button prints it alone`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.goto(path);
      if (styles) await page.addStyleTag({ content: styles });
      const pages = await printedPages(page);
      const [found = '', ...others] = pages.filter((text) => text.includes(flat(agreement.head)));
      expect(others).toEqual([]);
      for (const words of sheet) expect(found).toContain(flat(words));
      for (const words of [title, commercialPage.rates.title]) expect(found).not.toContain(flat(words));

      // also where it is the first thing pressed
      await page.getByRole('button', { name: agreement.print }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      const alone = await printedPages(page);
      expect(alone).toHaveLength(1);
      for (const words of sheet) expect(alone[0]).toContain(flat(words));
      for (const words of [title, agreement.ask, shell.quote]) expect(alone[0]).not.toContain(flat(words));

      await hydrate(page);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      expect((await printedPages(page)).join('')).toContain(flat(title));
    });
});

test('it is read on the page from a link above', async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole('main').getByRole('link', { name: commercialPage.read }).click();
  const article = page.getByRole('article', { name: agreement.head });
  await expect(article).toBeInViewport();
  await expect(article.getByRole('term')).toContainText(agreementSchedule.map(({ term }) => term));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article', { name: agreement.head })).toBeVisible();
    await expect(page.getByRole('button', { name: agreement.print })).toHaveCount(0);
  });
});
