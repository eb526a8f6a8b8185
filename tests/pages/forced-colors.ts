import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { wear } from './look.ts';

type Box = { x: number; y: number; width: number; height: number };
type Pixels = { data: Buffer; width: number };

const marks = 'main svg text, main [data-annotated] line';
/** Zones without drawings would be drawn in vain, and on a picture of the whole page the bar of a phone lies over what stands there. */
const alone = `nav[data-shell] { visibility: hidden }
  footer:not(main *), main > :not(:has(svg :is(text, foreignObject), [data-annotated], p[aria-hidden=true])) { display: none }`;
/** How far grays are apart that stand out from each other: on white this is a contrast of 4:1, on black of 5:1. */
const apart = 128;

/**
 * Texts and leaders in drawings that do not stand out from what they lie on: the same picture is taken with and without them.
 * And lines of HTML in drawings in which nothing stands out: what forced colors lay behind words may have their color.
 */
export async function faintMarks(page: Page): Promise<string[]> {
  await page.evaluate(wear, alone);
  const boxes = await boxesOf(page, marks);
  const lines = await boxesOf(page, 'main svg foreignObject *, main p[aria-hidden=true]');
  if (boxes.length + lines.length === 0) return [];
  const shot = await pixels(page);
  await page.evaluate(wear, `${alone} :is(${marks}) { opacity: 0 !important }`);
  const without = boxes.length > 0 ? await pixels(page) : shot;
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

/** The grays of the page; packed with a loss that is far below the least that is asked for, in half the time. */
async function pixels(page: Page): Promise<Pixels> {
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

/** Indices of a box's points in the pixels of the page. */
function pointsOf({ x, y, width, height }: Box, pixels: Pixels): number[] {
  const points: number[] = [];
  for (let top = Math.ceil(y); top < y + height; top++) {
    for (let left = Math.ceil(x); left < x + width; left++) points.push(top * pixels.width + left);
  }
  return points.filter((at) => at >= 0 && at < pixels.data.length);
}
