import { schedule } from 'words:agreement';
import * as commercialPage from 'words:commercial';
import { licenseNumber } from 'words:facts';
import * as shell from 'words:shell';
import { agreementPrices } from '#src/views/agreement.ts';
import { routes } from '#src/views/routes.ts';
import { wear } from '../pages/look.ts';
import { printed } from '../support/printed-pages.ts';
import { expect, hydrate, squeezed, test, testWithoutScript } from '../support/site.ts';

const { agreement, title, rates } = commercialPage;

const sheet = [
  agreement.head,
  ...schedule.flatMap(({ term, brief, value }) => [term, brief, value]),
  agreement.prices.caption,
  ...agreementPrices.flatMap(({ unit, year }) => [unit, year]),
  ...agreement.signatures,
  licenseNumber,
  agreement.sheet.value,
].map(squeezed);
const apart = [title, rates.title, agreement.ask, shell.quote].map(squeezed);
const faultsOf = (page: string) => [
  ...sheet.filter((words) => !page.includes(words)),
  ...apart.filter((words) => page.includes(words)),
];

test('the agreement is whole on a page of its own, and its button prints it alone', async ({ page }) => {
  const sheets = async () => (await printed(page)).sheets.map(({ text }) => squeezed(text));
  await page.addInitScript('window.print = () => document.body.setAttribute("data-printed", "")');
  await page.goto(routes.commercial.path);
  for (const paper of ['letter', 'A4']) {
    await page.evaluate(wear, `@page { size: ${paper}; margin: 0.5in }`);
    const own = (await sheets()).filter((text) => text.includes(squeezed(agreement.head)));
    expect(own.map(faultsOf), paper).toEqual([[]]);
  }
  // also where it is the first thing pressed
  await page.getByRole('button', { name: agreement.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  expect((await sheets()).map(faultsOf)).toEqual([[]]);
  await hydrate(page);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect((await sheets()).join('')).toContain(squeezed(title));
});

testWithoutScript('there is no button that could do nothing', async ({ page }) => {
  await page.goto(routes.commercial.path);
  await expect(page.getByRole('article', { name: agreement.head })).toBeVisible();
  await expect(page.getByRole('button', { name: agreement.print })).toHaveCount(0);
});
