import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontSources, textCharacters } from '#tools/fonts/font-cuts.ts';

const { archivo, publicSans } = fontSources;

/** The site's lettering as cuts with one weight and width each, which is all that a PDF can embed. */
const cuts: { source: string; axes: Record<string, number> }[] = [
  { source: archivo, axes: { wght: 600, wdth: 97 } },
  { source: archivo, axes: { wght: 640, wdth: 64 } },
  { source: archivo, axes: { wght: 500, wdth: 100 } },
  { source: publicSans, axes: { wght: 400 } },
  { source: publicSans, axes: { wght: 650 } },
  { source: publicSans.replace('-normal', '-italic'), axes: { wght: 400 } },
];

/** The fonts of the capability statement: heading, figures, labels, text, bold text, italic text. */
export function capabilityFonts(): Promise<Buffer[]> {
  return Promise.all(
    cuts.map(({ source, axes }) =>
      subsetFont(readFileSync(source), textCharacters, {
        targetFormat: 'sfnt',
        variationAxes: axes,
        keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
        noHinting: true,
      }),
    ),
  );
}
