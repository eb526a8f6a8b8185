import {
  isStream,
  isText,
  operationsOf,
  type PdfDict,
  type PdfObjects,
  type PdfValue,
} from './pdf-objects.ts';
import { dictOf, listOf, pagesOf } from './pdf-tags.ts';
import { type Rule, unless } from './pdf-ua-rule.ts';

/** What is asked of the fonts, so that what is seen can be read out. */
export const fontRules: readonly Rule[] = [
  {
    name: '7.2-2 (10-001): every sign that is set has a letter',
    faults: (pdf) => pagesOf(pdf).flatMap((page) => unread(pdf, page)),
  },
  {
    name: '7.21.3.2-1 (31-004, 31-005): the numbers of signs are those of the font file',
    faults: (pdf) =>
      fontsOf(pdf).flatMap(({ name, cid }) => {
        if (cid.get('Subtype') !== '/CIDFontType2') return [];
        const map = pdf.resolve(cid.get('CIDToGIDMap'));
        return unless(map === '/Identity' || isStream(map), name);
      }),
  },
  {
    name: '7.21.4.1-1 (31-009): every font is embedded',
    faults: (pdf) =>
      fontsOf(pdf).flatMap(({ name, cid }) => {
        const descriptor = dictOf(pdf, cid.get('FontDescriptor'));
        const files = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => pdf.resolve(descriptor.get(key)));
        return unless(files.some(isStream), name);
      }),
  },
  {
    name: '7.21.7 (31-027, 31-028): every font says its letters, and none is nothing',
    faults: (pdf) =>
      fontsOf(pdf).flatMap(({ name, letters }) => [
        ...unless(letters.size > 0, `${name} says none`),
        ...[...letters]
          .filter(([, letter]) => /^(?:0000|FEFF|FFFE)*$/i.test(letter))
          .map(([code, letter]) => `${name}: ${code} is ${letter}`),
      ]),
  },
];

interface Font {
  name: string;
  cid: PdfDict;
  /** By the code of a sign: its letters in UTF-16. */
  letters: Map<string, string>;
}

function fontsOf(pdf: PdfObjects): Font[] {
  return pagesOf(pdf).flatMap((page) => [...fontsOn(pdf, page).values()]);
}

/** The fonts of a page by the names that its content has for them. */
function fontsOn(pdf: PdfObjects, page: PdfDict): Map<string, Font> {
  const fonts = dictOf(pdf, dictOf(pdf, page.get('Resources')).get('Font'));
  return new Map(
    [...fonts].map(([key, value]) => {
      const font = dictOf(pdf, value);
      const [descendant] = listOf(pdf, font.get('DescendantFonts'));
      return [
        `/${key}`,
        {
          name: String(font.get('BaseFont')),
          cid: descendant ? dictOf(pdf, descendant) : font,
          letters: lettersOf(pdf.resolve(font.get('ToUnicode'))),
        },
      ];
    }),
  );
}

/** What a map of characters says; Typst writes one line a sign, and no ranges. */
function lettersOf(map: PdfValue): Map<string, string> {
  const source = isStream(map) ? map.data.toString('latin1') : '';
  if (source.includes('beginbfrange')) throw new Error('The map of characters has ranges');
  const blocks = [...source.matchAll(/beginbfchar(.*?)endbfchar/gs)].map(([, lines = '']) => lines);
  const pairs = blocks.flatMap((lines) => [...lines.matchAll(/<([\dA-F]+)>\s*<([\dA-F]*)>/gi)]);
  return new Map(pairs.map(([, code = '', letter = '']) => [code.toUpperCase(), letter]));
}

/** The signs on a page, of two bytes each, of which its font does not say what letter they are. */
function unread(pdf: PdfObjects, page: PdfDict): string[] {
  const fonts = fontsOn(pdf, page);
  const saved: (Font | undefined)[] = [];
  let font: Font | undefined;
  const faults: string[] = [];
  for (const content of listOf(pdf, page.get('Contents'))) {
    const stream = pdf.resolve(content);
    if (!isStream(stream)) continue;
    for (const { operator, operands } of operationsOf(stream.data)) {
      if (operator === 'q') saved.push(font);
      if (operator === 'Q') font = saved.pop();
      if (operator === 'Tf') font = fonts.get(String(operands[0]));
      if (!['Tj', 'TJ', "'", '"'].includes(operator)) continue;
      for (const { text } of operands.flat().filter(isText))
        for (const code of Buffer.from(text, 'latin1').toString('hex').toUpperCase().match(/.{4}/g) ?? [])
          if (!font?.letters.has(code)) faults.push(`${code} in ${font?.name ?? 'no font'}`);
    }
  }
  return faults;
}
