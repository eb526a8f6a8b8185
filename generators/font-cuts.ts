const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = between(0x20, 0x7e);
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»';
const signs = '\u00a0–—‘’“”…·•×÷±°½¼¾§©®™−';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every character that the site's words may use. */
export const textCharacters = ascii + spanish + signs;

/** What names are written in besides: every other letter of the Latin alphabets, and the marks that join them. */
export const nameCharacters = [
  ...`${between(0xc0, 0x24f)}${between(0x1e00, 0x1eff)}\u02bb\u02bc${between(0x300, 0x338)}`,
].filter((letter) => !`${textCharacters}×÷`.includes(letter));

/** One file cut from a variable font: some of its characters, some of its axes. */
export interface FontCut {
  file: string;
  source: keyof typeof fontSources;
  characters: string;
  axes: { wght: number | { min: number; max: number }; wdth?: number };
}

export interface PageFont extends FontCut {
  family: string;
  /** The stand-ins until the file arrives: the weight range they serve, the weight that is measured, and on what. */
  fallbacks: { weights: string; measured: number; like: 'regular' | 'bold'; sample: keyof typeof samples }[];
}

/** The alphabets of names, in the order in which a letter is looked for. */
export const alphabets = ['latin', 'latin-ext', 'vietnamese'];

const files = (font: string, style: string) => (alphabet: string) =>
  `generators/node_modules/@fontsource-variable/${font}/files/${font}-${alphabet}-${style}.woff2`;

export const fontSources = {
  archivo: files('archivo', 'wdth-normal'),
  publicSans: files('public-sans', 'wght-normal'),
  publicSansItalic: files('public-sans', 'wght-italic'),
};

/** What the widths are compared on: words as titles, buttons and sentences of ours have them, a sentence in capitals, all figures. */
export const samples = {
  text: 'Emergency service. Within four hours the crew is on site. Get Quote. Call us. The price is said before anyone drives out, for a house or a public building. Capability statement. All prices. Text us. What it costs.',
  capitals: 'THE CREW IS ON SITE WITHIN FOUR HOURS AND THE PRICE IS SAID BEFORE ANYONE DRIVES OUT',
  figures: '0123456789',
};

/** Mean advance of each sample in the fonts that visitors have, in em, as `fontMetrics` reads it from their files. */
export const localFonts = [
  {
    suffix: 'fallback',
    regular: {
      names: ['Arial', 'Liberation Sans', 'Arimo'],
      text: 0.43,
      capitals: 0.5807,
      figures: 0.5562,
    },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      text: 0.4633,
      capitals: 0.5834,
      figures: 0.5562,
    },
  },
  {
    suffix: 'fallback Android',
    regular: { names: ['Roboto', 'Roboto-Regular'], text: 0.4274, capitals: 0.5309, figures: 0.562 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], text: 0.4355, capitals: 0.5376, figures: 0.5737 },
  },
];

export const pageFonts: PageFont[] = [
  {
    family: 'Public Sans',
    file: 'public-sans-text',
    source: 'publicSans',
    characters: textCharacters,
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { weights: '400 540', measured: 400, like: 'regular', sample: 'text' },
      { weights: '541 700', measured: 650, like: 'bold', sample: 'text' },
    ],
  },
  {
    family: 'Archivo',
    file: 'archivo-head',
    source: 'archivo',
    characters: textCharacters,
    axes: { wdth: 97, wght: { min: 560, max: 720 } },
    fallbacks: [
      { weights: '560 630', measured: 580, like: 'bold', sample: 'text' },
      { weights: '631 720', measured: 660, like: 'bold', sample: 'text' },
    ],
  },
  {
    family: 'Archivo Figures',
    file: 'archivo-figures',
    source: 'archivo',
    characters: `0123456789$%+×/.,:;–-−()½°\u00a0 ${capitals}adehmprtxy`,
    axes: { wdth: 64, wght: 640 },
    fallbacks: [{ weights: '640', measured: 640, like: 'bold', sample: 'figures' }],
  },
  {
    family: 'Archivo Label',
    file: 'archivo-label',
    source: 'archivo',
    characters: `${capitals}ÁÉÍÓÚÜÑ0123456789 .,:;–-()/&’'$%+×abcehms`,
    axes: { wdth: 112, wght: 600 },
    fallbacks: [{ weights: '600', measured: 600, like: 'bold', sample: 'capitals' }],
  },
];

/** What Typst sets: one weight and width each, which is all that a PDF can embed. */
export const printFonts: FontCut[] = [
  { file: 'archivo-head', source: 'archivo', characters: textCharacters, axes: { wght: 600, wdth: 97 } },
  { file: 'archivo-figures', source: 'archivo', characters: textCharacters, axes: { wght: 640, wdth: 64 } },
  { file: 'archivo-label', source: 'archivo', characters: textCharacters, axes: { wght: 500, wdth: 100 } },
  { file: 'public-sans', source: 'publicSans', characters: textCharacters, axes: { wght: 400 } },
  { file: 'public-sans-bold', source: 'publicSans', characters: textCharacters, axes: { wght: 650 } },
  { file: 'public-sans-italic', source: 'publicSansItalic', characters: textCharacters, axes: { wght: 400 } },
];
