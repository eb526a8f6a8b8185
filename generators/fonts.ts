import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import {
  type FontCut,
  fontSources,
  localFonts,
  type PageFont,
  pageFonts,
  printFonts,
  samples,
  textCharacters,
} from './font-cuts.ts';
import { advanceOf, fontMetrics } from './font-metrics.ts';

const pageFolder = 'src/styles/fonts';
const stylesheet = 'src/styles/fonts.css';
const letters = 'src/styles/fonts/letters.json';
const advances = 'src/lib/figure-advances.json';
const printFolder = 'tools/statement/fonts';
const limit = 45_000;

/** Cuts the fonts of the pages and of the statement from their sources, and writes what is known of them: styles, letters, widths. */
export async function main() {
  mkdirSync(pageFolder, { recursive: true });
  mkdirSync(printFolder, { recursive: true });
  const rules: string[] = [];
  let total = 0;
  for (const cut of pageFonts) {
    const bytes = await subset(cut, 'woff2');
    writeFileSync(`${pageFolder}/${cut.file}.woff2`, bytes);
    total += bytes.length;
    rules.push(declaration(cut), ...(await standIns(cut)));
  }
  console.log(`The fonts of the pages: ${total} bytes together`);
  if (total > limit) throw new Error(`The fonts weigh ${total} bytes; the limit is ${limit}`);
  writeFileSync(stylesheet, `/* Written by generators/fonts.ts */\n${rules.join('\n')}`);
  execFileSync('node_modules/.bin/biome', ['format', '--write', stylesheet], { stdio: 'ignore' });
  writeFileSync(
    letters,
    json(Object.fromEntries(pageFonts.map(({ family, characters }) => [family, characters]))),
  );
  writeFileSync(advances, json(await figureAdvances()));
  for (const cut of printFonts) writeFileSync(`${printFolder}/${cut.file}.ttf`, await subset(cut, 'sfnt'));
}

/** Cuts the characters from a font's source: compressed for browsers, or as tools read it. */
function subset({ source, axes, characters }: Omit<FontCut, 'file'>, targetFormat: 'woff2' | 'sfnt') {
  return subsetFont(readFileSync(fontSources[source]), characters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
  });
}

/** How wide the signs of a figure run in the figures font, in em: what a drawing fits them by. Most digits are of a width. */
async function figureAdvances(): Promise<Record<string, number>> {
  const cut = pageFonts.find(({ family }) => family === 'Archivo Figures') as PageFont;
  const font = await subset(cut, 'sfnt');
  const mean = (signs: string) => Number((advanceOf(font, signs) / signs.length).toFixed(3));
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
    const font = await subset({ ...cut, axes, characters: samples[sample] }, 'sfnt');
    const metrics = fontMetrics(font, samples[sample]);
    for (const { suffix, [like]: local } of localFonts) {
      const adjust = metrics.width / local[sample];
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
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const list = ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
  return `\n  unicode-range: ${list.join(', ')};`;
}

function hex(code: number): string {
  return code.toString(16);
}
