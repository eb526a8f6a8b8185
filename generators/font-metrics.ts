import { Blob, Face, Font } from 'harfbuzzjs';

/** What a layout depends on, in units of the font size, read from an uncompressed OpenType font with one weight and width. */
export function fontMetrics(file: Uint8Array) {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const glyphOf = (character: string) => font.glyph(character.codePointAt(0) as number);
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    draws: (character: string) => Boolean(glyphOf(character)),
    /** How wide a character of the text runs in the mean, without kerning. */
    advance(text: string): number {
      const advances = [...text].map((character) => {
        const glyph = glyphOf(character);
        if (!glyph) throw new Error(`The font has no “${character}”`);
        return font.glyphHAdvance(glyph);
      });
      return advances.reduce((sum, advance) => sum + advance, 0) / text.length / face.upem;
    },
  };
}
