import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {
  alphabets,
  type FontCut,
  fontSources,
  localFonts,
  nameCharacters,
  type PageFont,
  pageFonts,
  printFonts,
  samples,
  textCharacters,
} from './font-cuts.ts';

const pageFolder = 'src/styles/fonts';
const letters = 'src/styles/fonts/letters.json';
const advances = 'src/lib/figure-advances.json';
const printFolder = 'tools/statement/fonts';
/** The print fonts that names are set in, and that stand in for the others where these lack a letter. */
const namesIn: Record<string, string> = {
  'archivo-head': 'Archivo',
  'public-sans': 'Public Sans',
  'public-sans-bold': 'Public Sans',
};

/** Cuts the fonts of the pages and of the statement from their sources, and writes what is known of them: styles, letters, widths. */
export async function main() {
  mkdirSync(pageFolder, { recursive: true });
  mkdirSync(printFolder, { recursive: true });
  const rules: string[] = [];
  const nameRules: string[] = [];
  const drawn: Record<string, string> = {};
  for (const cut of pageFonts) {
    writeFileSync(`${pageFolder}/${cut.file}.woff2`, await subset(cut, 'woff2'));
    rules.push(declaration(cut), ...(await standIns(cut)));
    drawn[cut.family] = cut.characters;
    if (cut.characters !== textCharacters) continue;
    for (const { alphabet, characters, bytes } of await nameCuts(cut, 'woff2')) {
      const file = `${cut.file}-${alphabet}`;
      writeFileSync(`${pageFolder}/${file}.woff2`, bytes);
      nameRules.push(declaration({ ...cut, file, characters }));
      drawn[cut.family] += characters;
    }
  }
  writeStyles('src/styles/fonts.css', rules);
  writeStyles('src/styles/name-fonts.css', nameRules);
  writeFileSync(letters, json(drawn));
  writeFileSync(advances, json(await figureAdvances()));
  for (const cut of printFonts) {
    writeFileSync(`${printFolder}/${cut.file}.ttf`, await subset(cut, 'sfnt'));
    const family = namesIn[cut.file];
    if (family)
      for (const { alphabet, bytes } of await nameCuts(cut, 'sfnt'))
        writeFileSync(`${printFolder}/${cut.file}-${alphabet}.ttf`, renamed(bytes, family, alphabet));
  }
}

function writeStyles(file: string, rules: string[]): void {
  writeFileSync(file, `/* Written by generators/fonts.ts */\n${rules.join('\n')}`);
  execFileSync('node_modules/.bin/biome', ['format', '--write', file], { stdio: 'ignore' });
}

function subset(
  { source, axes, characters }: Omit<FontCut, 'file'>,
  targetFormat: 'woff2' | 'sfnt',
  alphabet = 'latin',
) {
  return subsetFont(readFileSync(fontSources[source](alphabet)), characters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
  });
}

/** The letters of names, a file for each alphabet that has some of its own: a browser fetches it where a name has one, and not before. */
async function nameCuts(cut: FontCut, format: 'woff2' | 'sfnt') {
  const cuts: { alphabet: string; characters: string; bytes: Buffer }[] = [];
  let wanted = nameCharacters;
  for (const alphabet of alphabets) {
    const { draws } = fontMetrics(await subset({ ...cut, characters: wanted.join('') }, 'sfnt', alphabet));
    const characters = wanted.filter(draws).join('');
    wanted = wanted.filter((character) => !characters.includes(character));
    if (characters)
      cuts.push({ alphabet, characters, bytes: await subset({ ...cut, characters }, format, alphabet) });
  }
  return cuts;
}

/** Renames a font in its own length (Archiv1): Typst takes one font of a name, and a letter that it lacks from the next name. */
function renamed(font: Buffer, family: string, alphabet: string): Buffer {
  const name = `${family.slice(0, -1)}${alphabets.indexOf(alphabet) + 1}`;
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const bytes = font.toString('latin1').replaceAll(family, name).replaceAll(wide(family), wide(name));
  return Buffer.from(bytes, 'latin1');
}

/** How wide the signs of a figure run in the figures font, in em: what a drawing fits them by. Most digits are of a width. */
async function figureAdvances(): Promise<Record<string, number>> {
  const cut = pageFonts.find(({ family }) => family === 'Archivo Figures') as PageFont;
  const { advance } = fontMetrics(await subset(cut, 'sfnt'));
  const mean = (signs: string) => Number(advance(signs).toFixed(3));
  const others = [...'17$–%'].map((sign) => [sign, mean(sign)]);
  return { digit: mean('02345689'), ...Object.fromEntries(others) };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function declaration({ family, file, axes, characters }: PageFont): string {
  const weight = typeof axes.wght === 'number' ? axes.wght : `${axes.wght.min} ${axes.wght.max}`;
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${file}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;${unicodeRange(characters)}
}
`;
}

/** Fonts that visitors have, stretched to the cut's width and set on its baseline, so that the swap moves nothing. */
async function standIns(cut: PageFont): Promise<string[]> {
  const rules: string[] = [];
  for (const { weights, measured, like, sample } of cut.fallbacks) {
    const axes = { ...cut.axes, wght: measured };
    const metrics = fontMetrics(await subset({ ...cut, axes, characters: samples[sample] }, 'sfnt'));
    for (const { suffix, [like]: local } of localFonts) {
      const adjust = metrics.advance(samples[sample]) / local[sample];
      rules.push(`@font-face {
  font-family: '${cut.family} ${suffix}';
  src: ${local.names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percentage(adjust)};
  ascent-override: ${percentage(metrics.ascent / adjust)};
  descent-override: ${percentage(metrics.descent / adjust)};
  line-gap-override: ${percentage(metrics.lineGap / adjust)};${unicodeRange(cut.characters)}
}
`);
    }
  }
  return rules;
}

function percentage(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}

/** Only a cut of few characters names them: all others must come from the next family, not from its stand-in. */
function unicodeRange(characters: string): string {
  if (characters === textCharacters) return '';
  const codes = [...new Set(characters)].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    // a gap without letters of ours makes the list no longer
    if (
      range &&
      ![...textCharacters].some((one) => one.charCodeAt(0) > range[1] && one.charCodeAt(0) < code) &&
      (code > 0xff || range[1] === code - 1)
    )
      range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  const list = ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
  return `\n  unicode-range: ${list.join(', ')};`;
}

/** What a layout depends on, in units of the font size, read from an uncompressed OpenType font with one weight and width. */
function fontMetrics(file: Uint8Array) {
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
