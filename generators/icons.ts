import { readFile, writeFile } from 'node:fs/promises';
import { iconDrawings } from '../content/records/icon-field.ts';
import type { IconName } from '../src/ui/icon-names.ts';

const drawings: Record<IconName, string> = {
  ...iconDrawings,
  text: 'message-square',
  email: 'mail',
  app: 'smartphone',
  quote: 'file-text',
  menu: 'menu',
  close: 'x',
  next: 'arrow-right',
  previous: 'arrow-left',
  open: 'chevron-down',
  done: 'check',
  warning: 'triangle-alert',
  download: 'download',
  print: 'printer',
};

/** In the pens of our sheets: square ends and mitred corners. */
const pen =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square" stroke-linejoin="miter"';
const notice =
  'a symbol a meaning, made by generators/icons.ts; shapes of Lucide: ISC License, (c) Lucide Icons and Contributors, some of them MIT License, (c) Cole Bemis';

/** Draws every icon of the site into `src/ui/icons.svg`: `npm run icons` in this folder, after a meaning was added. */
export async function main(): Promise<void> {
  const symbols = await Promise.all(
    Object.entries(drawings).map(async ([name, drawing]) => {
      const svg = await readFile(`generators/node_modules/lucide-static/icons/${drawing}.svg`, 'utf8');
      return `<symbol id="${name}" viewBox="0 0 24 24" ${pen}>${shapesOf(svg)}</symbol>`;
    }),
  );
  const lines = ['<svg xmlns="http://www.w3.org/2000/svg">', `<!-- ${notice} -->`, ...symbols, '</svg>'];
  await writeFile('src/ui/icons.svg', `${lines.join('\n')}\n`);
}

function shapesOf(svg: string): string {
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return shapes.replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll(' />', '/>').trim();
}
