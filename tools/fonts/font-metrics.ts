import { Blob, Face, Font } from 'harfbuzzjs';

/** What a layout depends on, in units of the font size; `width` is the mean advance of the sample text. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
}

/** Reads the metrics of an uncompressed OpenType font with one weight and width, over a sample text it must contain. */
export function fontMetrics(file: Uint8Array, sample: string): FontMetrics {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const advances = [...sample].map((character) => {
    const glyph = font.glyph(character.codePointAt(0) as number);
    if (!glyph) throw new Error(`The font has no “${character}”`);
    return font.glyphHAdvance(glyph);
  });
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: total / sample.length / face.upem,
  };
}
