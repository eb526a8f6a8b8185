import { bonding } from 'records:bonding';
import { company } from 'records:company';
import type { Page } from '@playwright/test';
import { contactFile, routes, statementJson, statementPdf } from '#content/addresses/routes.ts';
import { capabilityStatementPage } from '#content/pages/capability-statement.ts';
import { shell } from '#content/words/shell.ts';
import { nodesOf, type ReadPdf, readPdf } from '#tools/statement/read-pdf.ts';
import { expect, hydrate, test } from '../support/site.ts';
import { figuresOf, misplaced, unmade } from '../support/statement-claims.ts';

const { path } = routes.capabilityStatement;
/** Paper of the statement; browsers that ignore the size of A4 in the styles lay it out on Letter. */
const papers = [
  { name: 'A4', styles: '', width: 595, height: 842, smallest: 8.45 },
  // shorter than A4: the letters give way with the height of the paper
  {
    name: 'US Letter',
    styles: '@page { size: letter; margin: 0.5in }',
    width: 612,
    height: 792,
    smallest: 8.1,
  },
];

/** What stands on the page around the sheet. */
const apart = [
  capabilityStatementPage.back,
  capabilityStatementPage.save,
  capabilityStatementPage.downloads,
  shell.quote,
  shell.app,
  shell.footer.copyright,
];

test('page, print and PDF say the same, which is what the records say', async ({ page, request }) => {
  await page.goto(path);
  const texts = {
    page: await textOf(page),
    print: piecesOf(await printed(page)),
    PDF: piecesOf(await readPdf(await (await request.get(statementPdf)).body())),
  };
  for (const [place, text] of Object.entries(texts)) {
    expect.soft(unmade(text), `missing from the ${place}`).toEqual([]);
    expect.soft(figuresOf(text), `figures of the ${place}`).toEqual(figuresOf(texts.PDF));
  }
});

test('the tags of the PDF read it out in the order of the page, each line of the record after the one before', async ({
  page,
  request,
}) => {
  await page.goto(path);
  expect.soft(misplaced(await textOf(page)), 'on the page').toEqual([]);
  const { tagged, structure } = await readPdf(await (await request.get(statementPdf)).body());
  expect.soft(misplaced(tagged), 'in the PDF').toEqual([]);

  const spoken = nodesOf(structure).flatMap(({ alt = [] }) => alt);
  await expect(page.getByRole('article').getByRole('img', { name: spoken[0] as string })).toHaveCount(1);
});

test.describe('on paper', () => {
  // the paper is named by a style of the test's own
  test.use({ bypassCSP: true });

  test('prints the sheet alone, on one page of either paper, with backgrounds and without', async ({
    page,
  }) => {
    await page.goto(path);
    for (const { name, styles, width, height, smallest } of papers)
      for (const printBackground of [true, false])
        await test.step(`${name}${printBackground ? '' : ', without backgrounds'}`, async () => {
          if (styles && printBackground) await page.addStyleTag({ content: styles });
          const print = await printed(page, printBackground);
          expect(print.pages).toBe(1);
          expect([Math.round(print.width), Math.round(print.height)]).toEqual([width, height]);
          expect(unmade(print.text)).toEqual([]);
          for (const words of apart) expect(print.text).not.toContain(words);
          expect(Math.min(...print.runs.map(({ size }) => size))).toBeGreaterThan(smallest);
          const margin = 36 - 1;
          for (const { text, x, y, width: length } of print.runs) {
            expect(x, text).toBeGreaterThan(margin);
            expect(x + length, text).toBeLessThan(width - margin);
            expect(y, text).toBeGreaterThan(margin);
          }
        });
  });
});

test('the button to save opens the print dialog, also when it is the first thing pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.prints = String(Number(document.body.dataset.prints ?? 0) + 1);
    };
  });
  await page.goto(path);
  const button = page.getByRole('button', { name: capabilityStatementPage.save });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1');
  await hydrate(page);
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-prints', '2');
});

test('offers its files under names of their own', async ({ page, request }) => {
  await page.goto(path);
  await expect(page.getByRole('link', { name: capabilityStatementPage.back, exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const types = {
    [statementPdf]: 'application/pdf',
    [contactFile]: 'text/vcard',
    [statementJson]: 'application/json',
  };
  for (const [file, type] of Object.entries(types)) {
    await expect(page.getByRole('main').locator(`a[href="${file}"]`)).toHaveAttribute('download', /.*/);
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
  expect(await (await request.get(contactFile)).text()).toContain(company.phone.e164);
  const data = await (await request.get(statementJson)).json();
  expect(data.bonding.singleDollars).toBe(bonding.single);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers the file instead of a button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: capabilityStatementPage.save })).toBeHidden();
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
