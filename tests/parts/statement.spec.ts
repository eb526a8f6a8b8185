import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import * as capabilityStatementPage from 'words:capability-statement';
import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { formatMoney } from '#content/values/format.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { contactFile, routes, statementJson, statementPdf } from '#src/views/routes.ts';
import { statement } from '#src/views/statement.ts';
import { nodesOf, type ReadPdf, readPdf } from '#tools/statement/read-pdf.ts';
import { expect, hydrate, squeezed, test } from '../support/site.ts';

const { path } = routes.capabilityStatement;
const { back, save, downloads } = capabilityStatementPage;
/** Parts of the statement that its print shows otherwise, or a program alone reads. */
const unsaid = ['columns', 'ticks', 'drawing', 'status', 'url', 'e164', 'current', 'sample'];
const { title: _, ...sheet } = statement;
/** What the statement says, and what its records do. */
const claims = [
  ...linesOf(sheet),
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
/** What page and PDF say in the same order; notes stand where there is room. */
const ordered = Object.values(sheet).flatMap((part) =>
  typeof part === 'object' && part && 'heading' in part
    ? [
        part.heading,
        ...('others' in part ? linesOf(part.others) : []),
        ...('items' in part ? linesOf(part.items) : []),
        ...('rows' in part ? linesOf(part.rows) : []),
      ]
    : [],
);
/** What stands on the page around the sheet. */
const apart = [back, save, downloads, shell.quote, shell.app, shell.footer.copyright];

// the paper is named by a style of the test's own
test.use({ bypassCSP: true });

test('page, print and PDF say the same, which is what the records say', async ({ page, request }) => {
  await page.goto(path);
  const pdf = await readPdf(await (await request.get(statementPdf)).body());
  const texts = {
    page: await textOf(page),
    print: piecesOf(await printed(page)),
    PDF: piecesOf(pdf),
  };
  for (const [place, text] of Object.entries(texts)) {
    expect.soft(unmade(text), `missing from the ${place}`).toEqual([]);
    expect.soft(figuresOf(text), `figures of the ${place}`).toEqual(figuresOf(texts.PDF));
  }
  await test.step('the tags of the PDF read it out in the order of the page', async () => {
    expect.soft(misplaced(texts.page), 'on the page').toEqual([]);
    expect.soft(misplaced(pdf.tagged), 'in the PDF').toEqual([]);
    const spoken = nodesOf(pdf.structure).flatMap(({ alt = [] }) => alt);
    await expect(page.getByRole('article').getByRole('img', { name: spoken[0] as string })).toHaveCount(1);
  });
  await test.step('it prints the sheet alone, on one page of either paper', async () => {
    // browsers that ignore the size of A4 in the styles lay it out on Letter, where the letters give way with the height
    for (const [styles, width, height, smallest, printBackground] of [
      ['', 595, 842, 8.45, false],
      ['@page { size: letter; margin: 0.5in }', 612, 792, 8.1, true],
    ] as const) {
      if (styles) await page.addStyleTag({ content: styles });
      const print = await printed(page, printBackground);
      expect([print.pages, Math.round(print.width), Math.round(print.height)]).toEqual([1, width, height]);
      expect(unmade(print.text)).toEqual([]);
      for (const words of apart) expect(print.text).not.toContain(words);
      const margin = 36 - 1;
      for (const { text, x, y, width: length, size } of print.runs) {
        expect(size, text).toBeGreaterThan(smallest);
        expect(Math.min(x, y, width - x - length), text).toBeGreaterThan(margin);
      }
    }
  });
});

test('the button to save opens the print dialog, pressed first too', async ({ page, request }) => {
  await page.addInitScript('window.print = () => document.body.toggleAttribute("data-printed")');
  await page.goto(path);
  const button = page.getByRole('button', { name: save });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await hydrate(page);
  await button.click();
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
  for (const [file, type] of [
    [statementPdf, 'application/pdf'],
    [contactFile, 'text/vcard'],
    [statementJson, 'application/json'],
  ] as const) {
    await expect(page.getByRole('main').locator(`a[href="${file}"]`)).toHaveAttribute('download', /.*/);
    const response = await request.get(file);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringContaining(type),
    ]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers the file instead of a button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: save })).toBeHidden();
    await expect(page.getByRole('main').locator(`a[href="${statementPdf}"]`)).toBeVisible();
  });
});

/** The words of the statement as the HTML holds them, each piece apart from the next. */
function textOf(page: Page): Promise<string> {
  return page.locator('article[aria-labelledby="statement-title"]').evaluate((article) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    while (walker.nextNode()) pieces.push(walker.currentNode.nodeValue as string);
    return pieces.join(' ');
  });
}

async function printed(page: Page, printBackground = true): Promise<ReadPdf> {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground }));
}

/** Each piece of text apart from the next: numbers that stand side by side in a drawing are no longer number. */
function piecesOf({ runs }: ReadPdf): string {
  return runs.map(({ text }) => text).join('\n');
}

/** The words of a part of the statement. */
function linesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return Object.entries(part ?? {}).flatMap(([name, value]) => (unsaid.includes(name) ? [] : linesOf(value)));
}

/** What a text leaves out of the statement, whatever its line breaks and capitals. */
function unmade(text: string): string[] {
  return claims.filter((claim) => !squeezed(text).includes(squeezed(claim)));
}

/** The lines of the statement that a text does not say where they belong: each after the one before it. */
function misplaced(text: string): string[] {
  const said = squeezed(text);
  let at = 0;
  return ordered.filter((line) => {
    const found = said.indexOf(squeezed(line), at);
    if (found >= 0) at = found + squeezed(line).length;
    return found < 0;
  });
}

/** Every figure that a text shows, each once, in order: codes, dollars, percents, years, counts. */
function figuresOf(text: string): string[] {
  const found = text.match(/\$?\d[\d.,:/–-]*(?:[KM]\b)?[%+]?/g) ?? [];
  return [...new Set(found.map((figure) => figure.replace(/[.,:/–-]+$/, '')))].sort();
}
