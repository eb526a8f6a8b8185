import { schedule } from 'words:agreement';
import * as commercialPage from 'words:commercial';
import { licenseNumber } from 'words:facts';
import * as shell from 'words:shell';
import { agreementPrices } from '#src/views/agreement.ts';
import { routes } from '#src/views/routes.ts';
import { printedPages } from '../support/printed-pages.ts';
import { expect, hydrate, squeezed, test } from '../support/site.ts';

// that it is read from a link above, and printed by keys, a facility manager shows in journeys.spec.ts

const { agreement, title, rates } = commercialPage;

/** What stands on the sheet of the agreement. */
const sheet = [
  agreement.head,
  ...schedule.flatMap(({ term, brief, value }) => [term, brief, value]),
  agreement.prices.caption,
  ...agreementPrices.flatMap(({ unit, year }) => [unit, year]),
  ...agreement.signatures,
  licenseNumber,
  agreement.sheet.value,
].map(squeezed);

test.describe('on paper', () => {
  // the paper is named by a style of the test's own
  test.use({ bypassCSP: true });

  test('the agreement is whole on a page of its own, and its button prints it alone', async ({ page }) => {
    await page.addInitScript('window.print = () => document.body.setAttribute("data-printed", "")');
    await page.goto(routes.commercial.path);
    const own = async () =>
      (await printedPages(page)).filter((text) => text.includes(squeezed(agreement.head)));
    for (const paper of ['letter', 'A4']) {
      await page.addStyleTag({ content: `@page { size: ${paper}; margin: 0.5in }` });
      const found = await own();
      expect(found, paper).toHaveLength(1);
      for (const words of sheet) expect(found[0]).toContain(words);
      for (const words of [title, rates.title]) expect(found[0]).not.toContain(squeezed(words));
    }
    // also where it is the first thing pressed
    await page.getByRole('button', { name: agreement.print }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    const alone = await printedPages(page);
    expect(alone).toHaveLength(1);
    for (const words of sheet) expect(alone[0]).toContain(words);
    for (const words of [title, agreement.ask, shell.quote]) expect(alone[0]).not.toContain(squeezed(words));
    await hydrate(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect((await printedPages(page)).join('')).toContain(squeezed(title));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto(routes.commercial.path);
    await expect(page.getByRole('article', { name: agreement.head })).toBeVisible();
    await expect(page.getByRole('button', { name: agreement.print })).toHaveCount(0);
  });
});
