import type { Page } from '@playwright/test';
import { type ReadPdf, readPdf } from '#tools/statement/read-pdf.ts';

/** The texts of the printed pages, each without its spaces: where lines break, a reader of PDF sets none. */
export async function printedPages(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const print = await page.pdf({ preferCSSPageSize: true });
  const texts: string[] = [];
  let read: ReadPdf;
  do {
    read = await readPdf(print, texts.length + 1);
    texts.push(flat(read.text));
  } while (texts.length < read.pages);
  return texts;
}

/** A text without its spaces, as `printedPages` gives it. */
export function flat(text: string): string {
  return text.replace(/\s+/g, '');
}
