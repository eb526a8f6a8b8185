import { Blob, Face, Font } from 'harfbuzzjs';

/**
 * What a layout depends on, in units of the font size, read from an uncompressed OpenType font with one weight and width; `width` is
 * the mean advance of a sample text that it must contain.
 */
export function fontMetrics(file: Uint8Array, sample: string) {
  const { face, font } = open(file);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: advanceOf(file, sample) / sample.length,
  };
}

/** How wide a text runs without kerning, in units of the font size. */
export function advanceOf(file: Uint8Array, text: string): number {
  const { face, font } = open(file);
  const advances = [...text].map((character) => {
    const glyph = font.glyph(character.codePointAt(0) as number);
    if (!glyph) throw new Error(`The font has no “${character}”`);
    return font.glyphHAdvance(glyph);
  });
  return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
}

/** Whether the font draws a character. */
export function hasGlyph(file: Uint8Array, character: string): boolean {
  return Boolean(open(file).font.glyph(character.codePointAt(0) as number));
}

function open(file: Uint8Array): { face: Face; font: Font } {
  const face = new Face(new Blob(file));
  return { face, font: new Font(face) };
}
