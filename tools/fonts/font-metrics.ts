/** What a layout depends on, in units of the font size; `width` is the mean advance of the sample text. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  width: number;
}

/** Reads the metrics of an uncompressed OpenType font with one weight and width, over a sample text it must contain. */
export function fontMetrics(font: Buffer, sample: string): FontMetrics {
  const table = tableReader(font);
  const em = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const advance = advanceReader(table('hmtx'), hhea.readUInt16BE(34));
  const glyph = glyphReader(table('cmap'));
  const total = [...sample].reduce((sum, character) => sum + advance(glyph(character)), 0);
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    capHeight: table('OS/2').readInt16BE(88) / em,
    width: total / sample.length / em,
  };
}

function tableReader(font: Buffer) {
  return (tag: string): Buffer => {
    for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
      if (font.toString('latin1', record, record + 4) !== tag) continue;
      return font.subarray(font.readUInt32BE(record + 8));
    }
    throw new Error(`The font has no ${tag} table`);
  };
}

/** Glyphs after the last long metric share its advance. */
function advanceReader(hmtx: Buffer, longMetrics: number) {
  return (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, longMetrics - 1));
}

/** Reads the Unicode subtable in format 4: https://learn.microsoft.com/typography/opentype/spec/cmap#format-4 */
function glyphReader(cmap: Buffer) {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const format4 = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!format4) throw new Error('The font has no character map in format 4');
  const size = format4.readUInt16BE(6);
  return (character: string): number => {
    const code = character.charCodeAt(0);
    for (let segment = 0; segment < size; segment += 2) {
      if (code > format4.readUInt16BE(14 + segment)) continue;
      const start = format4.readUInt16BE(16 + size + segment);
      if (code < start) break;
      const delta = format4.readInt16BE(16 + 2 * size + segment);
      const position = 16 + 3 * size + segment;
      const offset = format4.readUInt16BE(position);
      if (offset === 0) return (code + delta) & 0xffff;
      return (format4.readUInt16BE(position + offset + 2 * (code - start)) + delta) & 0xffff;
    }
    throw new Error(`The font has no “${character}”`);
  };
}
