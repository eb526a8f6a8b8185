import { company } from 'records:company';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { licenseShort } from '#content/facts/identity.ts';
import { shell } from '#content/words/shell.ts';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import { token } from '#tools/styles/tokens.ts';
import type { Letterer, Lettering } from './lettering.ts';
import type { SocialSubject } from './social-subject.ts';

/** The size that Facebook, LinkedIn, X and messengers ask for. */
export const socialSize = { width: 1200, height: 630 };

/** Where the page's drawing lies on the sheet. */
export const drawingPlace = { left: 574, top: 50, width: 594, height: 451 };

const sheet = { left: 30, top: 22, right: 1170, bottom: 604 };
const foot = drawingPlace.top + drawingPlace.height + 1;
const cells = { license: drawingPlace.left, number: 906 };
const titleRoom = { left: 62, top: 74, width: drawingPlace.left - 62 - 28, bottom: foot - 34 };
const [ink, note, paper] = ['color-ink', 'color-ink-2', 'color-paper'].map(token) as [string, string, string];
const mark = /\bd="([^"]+)"/.exec(renderToStaticMarkup(createElement(CompanyMark)))?.[1];

/** The sheet around the drawing as an SVG without a letter of text: frame, scale, title, title block. */
export function socialSheet(
  { title, sheet: number, label }: Omit<SocialSubject, 'drawing'>,
  pen: Letterer,
): string {
  const { width, height } = socialSize;
  const small = { face: 'label', size: 15, tracking: 0.04 } as const;
  const { size, lines } = largestFit(title, pen);
  const first = titleRoom.top + 40 + size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    frame(),
    `<g fill="${note}">`,
    ...zones(pen),
    pen.path(label.toUpperCase(), { ...small, size: 19 }, titleRoom.left, titleRoom.top + 19),
    pen.path(shell.footer.sheetNumber.toUpperCase(), small, cells.number + 24, foot + 38),
    '</g>',
    `<g fill="${ink}">`,
    ...lines.map((line, index) =>
      pen.path(line, head(size), titleRoom.left - 2, Math.round(first + index * size * 1.06)),
    ),
    `<path transform="translate(56 ${foot + 18}) scale(1.06)" d="${mark}"/>`,
    pen.path(company.nameParts[0], { face: 'head', size: 36 }, 140, foot + 51),
    pen.path(company.nameParts[1].toUpperCase(), { face: 'label', size: 18, tracking: 0.08 }, 141, foot + 78),
    pen.path(company.phone.display, { face: 'head', size: 26 }, cells.license + 24, foot + 48),
    pen.path(licenseShort, { face: 'text', size: 16.5 }, cells.license + 24, foot + 77),
    pen.path(number, { face: 'number', size: numberSize(number, pen) }, sheet.right - 22, foot + 79, true),
    '</g></svg>',
  ].join('');
}

const head = (size: number): Lettering => ({ face: 'head', size, tracking: -0.012 });

/** The largest lettering in which the title fits its place. */
function largestFit(title: string, pen: Letterer): { size: number; lines: string[] } {
  // a wage and its hour: on the pages a line is wide enough for both
  const whole = withoutBreaks(title).replaceAll(' an hour', '\u00a0an\u00a0hour');
  for (let size = 66; size > 26; size -= 2) {
    const lines = pen.lines(whole, head(size), titleRoom.width);
    const height = 40 + size + (lines.length - 1) * size * 1.06;
    const isNarrow = lines.every((line) => pen.width(line, head(size)) <= titleRoom.width);
    if (isNarrow && titleRoom.top + height <= titleRoom.bottom)
      return { size, lines: evenLines(whole, size, lines.length, pen) };
  }
  throw new Error(
    `“${title}” does not fit the picture of its page; shorten the title in content/addresses/routes.ts`,
  );
}

/** As many lines, each as short as the longest allows: no word is left alone at the end. */
function evenLines(title: string, size: number, count: number, pen: Letterer): string[] {
  let even = pen.lines(title, head(size), titleRoom.width);
  for (let width = titleRoom.width; width > 0; width -= 4) {
    const lines = pen.lines(title, head(size), width);
    if (lines.length > count || lines.some((line) => pen.width(line, head(size)) > width)) break;
    even = lines;
  }
  return even;
}

/** A long number, such as P-1024, is set smaller. */
function numberSize(number: string, pen: Letterer): number {
  const room = sheet.right - 22 - cells.number - 96;
  return Math.min(74, (74 * room) / pen.width(number, { face: 'number', size: 74 }));
}

/** The lines of the sheet; the thick one stands under everything. */
function frame(): string {
  const { left, top, right, bottom } = sheet;
  return [
    `<g fill="none" stroke="${ink}" stroke-width="2">`,
    `<path stroke-width="3" d="M${left} ${top}H${right}V${bottom}H${left}Z"/>`,
    `<path d="M${left} ${drawingPlace.top - 1}H${right}M${cells.license - 1} ${drawingPlace.top}V${bottom}M${cells.number} ${foot}V${bottom}"/>`,
    `<path stroke-width="3" d="M${left} ${foot + 1}H${right}"/>`,
    `<path stroke-width="1.5" d="${marks()
      .map((x) => `M${x} ${top}V${drawingPlace.top}`)
      .join('')}"/>`,
    '</g>',
  ].join('');
}

const zoneCount = 8;

/** Where one zone of the sheet ends and the next begins. */
function marks(): number[] {
  const width = (sheet.right - sheet.left) / zoneCount;
  return Array.from({ length: zoneCount - 1 }, (_, index) => sheet.left + (index + 1) * width);
}

/** The numbers of the zones, along the top. */
function zones(pen: Letterer): string[] {
  const style = { face: 'head', size: 15 } as const;
  return [...marks(), sheet.right].map((end, index) => {
    const text = String(index + 1);
    const middle = end - (sheet.right - sheet.left) / zoneCount / 2;
    return pen.path(text, style, middle - pen.width(text, style) / 2, drawingPlace.top - 9);
  });
}
