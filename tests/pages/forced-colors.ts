import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { wear } from './look.ts';

type Box = { x: number; y: number; width: number; height: number };
type Pixels = { data: Buffer; width: number; top: number };

const marks = 'main svg text, main [data-annotated] line';
/** How far grays are apart that stand out from each other: on white this is a contrast of 4:1, on black of 5:1. */
const apart = 128;

/**
 * Texts and leaders in drawings that do not stand out from what they lie on: the same picture is taken with and without them.
 * And lines of HTML in drawings in which nothing stands out: what forced colors lay behind words may have their color.
 */
export async function faintMarks(page: Page): Promise<string[]> {
  // what stays in view would lie over the marks
  await page.evaluate(wear, 'nav[data-shell] { visibility: hidden }');
  await page.evaluate(() => scrollTo(0, 0));
  const boxes = await boxesOf(page, marks);
  const lines = await boxesOf(page, 'main svg foreignObject *, main p[aria-hidden=true]');
  if (boxes.length + lines.length === 0) return [];
  const span = spanOf([...boxes, ...lines]);
  const shot = await pixels(page, span);
  await setOpacity(page, '0');
  const without = boxes.length > 0 ? await pixels(page, span) : shot;
  await setOpacity(page, '');
  const faint = [
    ...boxes.filter((box) =>
      pointsOf(box, shot).every((at) => Math.abs((shot.data[at] ?? 0) - (without.data[at] ?? 0)) < apart),
    ),
    ...lines.filter(({ x, y, width, height }) => {
      // what borders on the box is not the words'
      const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
      const grays = pointsOf(inner, shot).map((at) => shot.data[at] ?? 0);
      return Math.max(...grays) - Math.min(...grays) < apart;
    }),
  ];
  return faint.map(({ words, x, y }) => `${words} at ${Math.round(x)}, ${Math.round(y)}`);
}

/** Where the marks lie on the page, in pixels: those that are shown and have words of their own or none at all. */
async function boxesOf(page: Page, selector: string): Promise<(Box & { words: string })[]> {
  return page.locator(selector).evaluateAll((found) => {
    const shown = found.filter(
      (mark) =>
        mark.checkVisibility({ visibilityProperty: true }) &&
        // what lies in a part of a drawing that is not shown has no place either
        mark.getClientRects().length > 0 &&
        // words for a screen reader alone are a pixel wide
        (mark.closest('p')?.offsetWidth ?? 2) > 1 &&
        (mark instanceof SVGLineElement ||
          [...mark.childNodes].some((node) => node instanceof Text && node.data.trim())),
    );
    return shown.map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      const { x, y, width, height } = (mark instanceof HTMLElement ? range : mark).getBoundingClientRect();
      const words = mark.textContent || 'leader';
      // a line may have no width at all
      return { words, x: x - 1, y: y + scrollY - 1, width: width + 2, height: height + 2 };
    });
  });
}

async function setOpacity(page: Page, opacity: string): Promise<void> {
  await page.locator(marks).evaluateAll((found, value) => {
    for (const mark of found as SVGElement[]) mark.style.opacity = value;
  }, opacity);
}

/** The part of the page, from its top, that holds all boxes. */
function spanOf(boxes: readonly Box[]): { top: number; bottom: number } {
  return {
    top: Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)))),
    bottom: Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))),
  };
}

/** The grays of a part of the page; packed with a loss that is far below the least that is asked for, in half the time. */
async function pixels(page: Page, { top, bottom }: { top: number; bottom: number }): Promise<Pixels> {
  const shot = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: bottom - top },
    animations: 'disabled',
    scale: 'css',
    type: 'jpeg',
    quality: 95,
  });
  const { data, info } = await sharp(shot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, top };
}

/** Indices of a box's points in the pixels of its part of the page. */
function pointsOf({ x, y, width, height }: Box, pixels: Pixels): number[] {
  const points: number[] = [];
  for (let top = Math.ceil(y); top < y + height; top++) {
    for (let left = Math.ceil(x); left < x + width; left++)
      points.push((top - pixels.top) * pixels.width + left);
  }
  return points.filter((at) => at >= 0 && at < pixels.data.length);
}
