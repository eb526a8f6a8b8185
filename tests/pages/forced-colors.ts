import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { wear } from './look.ts';

const marks = 'main svg text, main [data-annotated] line';
const lines = 'main svg foreignObject *, main p[aria-hidden=true]';
/** How far grays are apart that stand out from each other: on white this is a contrast of 4:1, on black of 5:1. */
const apart = 128;

/** Texts and leaders in drawings that do not stand out from what they lie on: the same picture is taken with and without them. */
export async function faintMarks(page: Page): Promise<string[]> {
  if (!(await page.locator(`${marks}, ${lines}`).count())) return [];
  // what stays in view would lie over the marks
  const styles = 'nav[data-shell] { visibility: hidden }';
  await page.evaluate(wear, styles);
  await page.evaluate(() => scrollTo(0, 0));
  const shown = await grays(page);
  await page.evaluate(wear, `${styles} :is(${marks}) { opacity: 0 !important }`);
  const without = await grays(page);
  const differences = shown.data.map((gray, at) => Math.abs(gray - (without.data[at] ?? 0)));
  return [
    ...(await flatParts(page, marks, { ...shown, data: differences, inset: -1 })),
    // forced colors may lay the color of the words behind them; what borders on the box of a line is not its own
    ...(await flatParts(page, lines, { ...shown, inset: 2 })),
  ];
}

/** The page in gray; packed with a loss that is far below the least that is asked for, in half the time. */
async function grays(page: Page): Promise<{ data: Uint8Array; width: number }> {
  const shot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
    type: 'jpeg',
    quality: 95,
  });
  const { data, info } = await sharp(shot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The shown parts in whose place all grays are near each other: those that have words of their own or none at all. */
async function flatParts(
  page: Page,
  selector: string,
  { data, width, inset }: { data: Uint8Array; width: number; inset: number },
): Promise<string[]> {
  const parts = await page.locator(selector).evaluateAll((found) =>
    found
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          // what lies in a part of a drawing that is not shown has no place either
          part.getClientRects().length > 0 &&
          // words for a screen reader alone are a pixel wide
          (part.closest('p')?.offsetWidth ?? 2) > 1 &&
          (part instanceof SVGLineElement ||
            [...part.childNodes].some((node) => node instanceof Text && node.data.trim())),
      )
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const box = (part instanceof HTMLElement ? range : part).getBoundingClientRect();
        const [left, right, top, bottom] = [box.left, box.right, box.top + scrollY, box.bottom + scrollY];
        return { words: part.textContent || 'leader', left, right, top, bottom };
      }),
  );
  const faint = parts.filter(({ left, right, top, bottom }) => {
    let [least, most] = [255, 0];
    for (let row = Math.ceil(top + inset); row < bottom - inset; row++)
      for (const gray of data.subarray(row * width + left + inset, row * width + right - inset)) {
        least = Math.min(least, gray);
        most = Math.max(most, gray);
      }
    return most - least < apart;
  });
  return faint.map(({ words, left, top }) => `${words} at ${Math.round(left)}, ${Math.round(top)}`);
}
