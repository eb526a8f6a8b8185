import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { squeezed } from './site.ts';

/** The margin of every sheet, half an inch in points. */
const margin = 36;

/** A printed sheet: its height, and runs of text with the height of each over the lower edge. All in points. */
export type Sheet = { height: number; runs: { text: string; size: number; y: number }[]; text: string };

/** The sheets that the page is printed on, as a reader of PDF finds them. */
export async function printSheets(page: Page): Promise<Sheet[]> {
  await page.evaluate(() => document.fonts.ready);
  const print = await page.pdf({ preferCSSPageSize: true });
  const pdf = await getDocument({ data: Uint8Array.from(print), verbosity: VerbosityLevel.ERRORS }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { items } = await sheet.getTextContent();
    const runs = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, size: Math.hypot(item.transform[2], item.transform[3]), y: item.transform[5] }]
        : [],
    );
    sheets.push({ height: sheet.view[3] ?? 0, runs, text: runs.map(({ text }) => text).join('') });
  }
  await pdf.destroy();
  return sheets;
}

/** The texts of the printed pages, squeezed: where lines break, a reader of PDF sets none. */
export async function printedPages(page: Page): Promise<string[]> {
  return (await printSheets(page)).map(({ text }) => squeezed(text));
}

/**
 * Lines that the edge of a sheet cuts: their capitals reach into a margin, so the rest stands on the next sheet or the one before.
 * What stands there on purpose is part of the `block`.
 */
export function cutLines(sheets: readonly Sheet[], block: readonly string[]): string[] {
  const own = squeezed(block.join(' '));
  return sheets.flatMap(({ height, runs }, index) =>
    runs
      .filter(({ y, size }) => y < margin - 1 || y + 0.7 * size > height - margin + 1)
      .filter(({ text }) => !own.includes(squeezed(text)))
      .map(({ text }) => `sheet ${index + 1}: ${text}`),
  );
}
