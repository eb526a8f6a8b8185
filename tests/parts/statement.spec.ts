import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import * as capabilityStatementPage from 'words:capability-statement';
import * as shell from 'words:shell';
import { formatMoney } from '#content/values/format.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { routes, statementPdf } from '#src/views/routes.ts';
import { statement } from '#src/views/statement.ts';
import { textsIn } from '#tools/content/record-faults.ts';
import { nodesOf, readPdf } from '#tools/statement/read-pdf.ts';
import { wear } from '../pages/look.ts';
import { printed } from '../support/printed-pages.ts';
import { expect, hydrate, squeezed, test, testWithoutScript } from '../support/site.ts';

const { path } = routes.capabilityStatement;
const { back, save, downloads } = capabilityStatementPage;
/** Parts of the statement that its print shows otherwise, or a program alone reads. */
const unsaid: PropertyKey[] = ['columns', 'ticks', 'drawing', 'status', 'url', 'e164', 'current', 'sample'];
const { title: _, ...sheet } = statement;
const claims = [
  ...textsIn(sheet).flatMap(({ path: at, text }) => (at.some((part) => unsaid.includes(part)) ? [] : text)),
  company.uei,
  company.cage,
  company.license.number,
  company.license.class,
  company.legalName,
  formatDate(company.revision),
  formatMoney(bonding.single),
  formatMoney(bonding.aggregate),
  bonding.surety,
  formatMoney(insurance.liability.occurrence),
  insurance.umbrella === null ? null : formatMoney(insurance.umbrella),
  ...naicsCodes.flatMap(({ code, title }) => [code, title]),
  ...pscCodes.map(({ code }) => code),
].filter((claim) => claim !== null);
const unmade = (text: string) => claims.filter((claim) => !squeezed(text).includes(squeezed(claim)));
const headings = Object.values(sheet).flatMap((part) =>
  typeof part === 'object' && part && 'heading' in part ? [squeezed(part.heading)] : [],
);
const apart = [back, save, downloads, shell.quote, shell.app, shell.footer.copyright];

test('page, print and PDF say the same, which is what the records say', async ({ page, request }) => {
  await page.goto(path);
  const pdf = await readPdf(await (await request.get(statementPdf)).body());
  const article = (await page.getByRole('article').textContent()) ?? '';
  for (const [place, text] of Object.entries({ page: article, PDF: pdf.text }))
    expect.soft(unmade(text), `missing from the ${place}`).toEqual([]);
  await test.step('the tags of the PDF read it out in the order of the page', async () => {
    const read = (text: string) => (one: string, other: string) => text.indexOf(one) - text.indexOf(other);
    const [onPage, inPdf] = [article, pdf.tagged].map((text) => headings.toSorted(read(squeezed(text))));
    expect.soft(inPdf).toEqual(onPage);
    const spoken = nodesOf(pdf.structure).flatMap(({ alt = [] }) => alt);
    await expect(page.getByRole('article').getByRole('img', { name: spoken[0] as string })).toHaveCount(1);
  });
  await test.step('it prints the sheet alone, on one page of either paper', async () => {
    // browsers that ignore the size of A4 in the styles lay it out on Letter, where the letters give way with the height
    for (const [styles, width, height, smallest, printBackground] of [
      ['', 595, 842, 8.45, false],
      ['@page { size: letter; margin: 0.5in }', 612, 792, 8.1, true],
    ] as const) {
      await page.evaluate(wear, styles);
      const print = await printed(page, printBackground);
      expect([print.pages, Math.round(print.width), Math.round(print.height)]).toEqual([1, width, height]);
      expect(unmade(print.text)).toEqual([]);
      for (const words of apart) expect(print.text).not.toContain(words);
      for (const { text, x, y, width: length, size } of print.runs) {
        expect(size, text).toBeGreaterThan(smallest);
        // half an inch
        expect(Math.min(x, y, width - x - length), text).toBeGreaterThan(36 - 1);
      }
    }
  });
});

test('the button to save opens the print dialog, pressed first too', async ({ page }) => {
  await page.addInitScript('window.print = () => document.body.toggleAttribute("data-printed")');
  await page.goto(path);
  const button = page.getByRole('button', { name: save });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await hydrate(page);
  await button.click();
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
});

testWithoutScript('offers the file instead of a button that does nothing', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: save })).toBeHidden();
  await expect(page.getByRole('main').locator(`a[href="${statementPdf}"]`)).toBeVisible();
});
