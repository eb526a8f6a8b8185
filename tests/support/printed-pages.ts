import type { Page } from '@playwright/test';
import { type ReadPdf, readPdf } from '#tools/statement/read-pdf.ts';

/** The margin of every sheet, half an inch in points. */
const margin = 36;

/** The sheets that the page is printed on, as a reader of PDF finds them. */
export async function printSheets(page: Page): Promise<ReadPdf[]> {
  await page.evaluate(() => document.fonts.ready);
  const print = await page.pdf({ preferCSSPageSize: true });
  const sheets: ReadPdf[] = [];
  do sheets.push(await readPdf(print, sheets.length + 1));
  while (sheets.length < (sheets[0]?.pages ?? 0));
  return sheets;
}

/** The texts of the printed pages, each without its spaces: where lines break, a reader of PDF sets none. */
export async function printedPages(page: Page): Promise<string[]> {
  return (await printSheets(page)).map(({ text }) => flat(text));
}

/** Lines that the edge of a sheet cuts: their capitals reach into a margin, so the rest stands on the next sheet or the one before. */
export function cutLines(sheets: readonly ReadPdf[]): string[] {
  return sheets.flatMap(({ height, runs }, index) =>
    runs
      .filter(({ y, size }) => y < margin - 1 || y + 0.7 * size > height - margin + 1)
      .map(({ text }) => `sheet ${index + 1}: ${text}`),
  );
}

/** A text without its spaces, as `printedPages` gives it. */
export function flat(text: string): string {
  return text.replace(/\s+/g, '');
}
