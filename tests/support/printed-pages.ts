import type { Page } from '@playwright/test';
import { type ReadPdf, readPdf, type Sheet } from '#tools/statement/read-pdf.ts';
import { squeezed } from './site.ts';

/** The margin of every sheet, half an inch in points. */
const margin = 36;

/** The page as it is printed; a reader's own browser leaves out the backgrounds. */
export async function printed(page: Page, printBackground = false): Promise<ReadPdf> {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground }));
}

/** Lines that the edge of a sheet cuts: their capitals reach into a margin; what stands there on purpose is part of the `block`. */
export function cutLines(sheets: readonly Sheet[], block: readonly string[]): string[] {
  const own = squeezed(block.join(' '));
  return sheets.flatMap(({ height, runs }, index) =>
    runs
      .filter(({ y, size }) => y < margin - 1 || y + 0.7 * size > height - margin + 1)
      .filter(({ text }) => !own.includes(squeezed(text)))
      .map(({ text }) => `sheet ${index + 1}: ${text}`),
  );
}
