import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mark } from 'records:mark';
import sharp from 'sharp';
import { token } from '../styles/tokens.ts';

const ink = token('color-ink');
const paper = token('color-paper');

/** Draws every icon that browsers and home screens ask for from the company's mark, into `siteFolder`. */
export async function writeIcons(siteFolder: string): Promise<void> {
  const tile = (scale: number) => drawing(scale, paper, `<path fill="${ink}" d="M0 0h64v64H0z"/>`);
  const pictures: [file: string, svg: string, size: number][] = [
    ['apple-touch-icon.png', tile(0.76), 180],
    ['icon-192.png', tile(0.82), 192],
    ['icon-512.png', tile(0.82), 512],
    // a launcher may cut these to a circle: the mark stays within the inner 80 %
    ['icon-maskable-192.png', tile(0.6), 192],
    ['icon-maskable-512.png', tile(0.6), 512],
    ['icon-monochrome-512.png', drawing(0.6, '#000', ''), 512],
  ];
  const write = (file: string, bytes: string | Buffer) => writeFile(join(siteFolder, file), bytes);
  await write('favicon.svg', favicon());
  await write('favicon.ico', ico(await png(tile(0.92), 32)));
  await Promise.all(pictures.map(async ([file, svg, size]) => write(file, await png(svg, size))));
}

/** The mark, `scale` of the square wide, in its middle. */
function drawing(scale: number, color: string, ground: string): string {
  const shape = `<path fill="${color}" transform="translate(32 32) scale(${scale}) translate(-30 -31)" d="${mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${shape}</svg>`;
}

/** Ink on a light tab, paper on a dark one. */
function favicon(): string {
  const style = `<style>@media (prefers-color-scheme:dark){path{fill:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${style}<path fill="${ink}" d="${mark}"/></svg>\n`;
}

function png(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg', `<svg width="${size}" height="${size}"`);
  return sharp(Buffer.from(sized)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** The old icon format is a directory of one picture, 32 pixels square, with a PNG in it. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
