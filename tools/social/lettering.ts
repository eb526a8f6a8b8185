import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { type FontCut, fontCuts, textCharacters } from '#tools/fonts/font-cuts.ts';
import { subset } from '#tools/fonts/fonts.ts';

/** The fonts of the site at the one weight that a drawing letters them in. */
const faces = {
  head: { cut: 'archivo-head', weight: 620 },
  label: { cut: 'archivo-label', weight: 600 },
  number: { cut: 'archivo-figures', weight: 640 },
  text: { cut: 'public-sans-text', weight: 450 },
} satisfies Record<string, { cut: string; weight: number }>;

/** A size in pixels of one of the site's fonts; `tracking` is added after each letter, in em. */
export type Lettering = { face: keyof typeof faces; size: number; tracking?: number };

/** Sets a line of text as outlines: no font of the machine that builds has a part in it. */
export interface Letterer {
  /** The outlines of one line that begins (or ends) at `x` on the base line `y`, as the path of an SVG. */
  path: (text: string, style: Lettering, x: number, y: number, end?: boolean) => string;
  width: (text: string, style: Lettering) => number;
  /** The text in lines that are at most `width` wide; a word that is wider stands alone. */
  lines: (text: string, style: Lettering, width: number) => string[];
}

/** Cuts the fonts, once for all drawings of a build. */
export async function openLetterer(): Promise<Letterer> {
  const fonts = Object.fromEntries(
    await Promise.all(
      Object.entries(faces).map(async ([name, { cut, weight }]) => [name, await open(cut, weight)]),
    ),
  ) as Record<keyof typeof faces, { font: Font; em: number }>;

  const glyphs = (text: string, { face, size, tracking = 0 }: Lettering) => {
    const { font, em } = fonts[face];
    const buffer = new Buffer();
    // a space that may not end a line looks like any other
    buffer.addText(text.replaceAll('\u00a0', ' '));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / em;
    let x = 0;
    const set = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      // glyph 0 is the box that stands for a missing letter
      if (codepoint === 0)
        throw new Error(`The font "${faces[face].cut}" lacks a letter of “${text}”; reword it`);
      const at = x + xOffset * scale;
      x += xAdvance * scale + tracking * size;
      return { outline: font.glyphToPath(codepoint), at };
    });
    return { set, scale, width: x - tracking * size };
  };

  const width: Letterer['width'] = (text, style) => glyphs(text, style).width;
  return {
    width,
    path: (text, style, x, y, end = false) => {
      const { set, scale, width: length } = glyphs(text, style);
      const start = end ? x - length : x;
      return set
        .map(
          ({ outline, at }) =>
            `<path d="${outline}" transform="translate(${round(start + at)} ${y}) scale(${scale} ${-scale})"/>`,
        )
        .join('');
    },
    lines: (text, style, most) => {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && width(longer, style) <= most) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}

async function open(file: string, weight: number): Promise<{ font: Font; em: number }> {
  const cut = fontCuts.find((one) => one.file === file) as FontCut;
  const bytes = await subset(cut, { ...cut.axes, wght: weight }, textCharacters, 'sfnt');
  const face = new Face(new Blob(bytes));
  return { font: new Font(face), em: face.upem };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
