import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#content/picture-type.ts';

/** One file to be encoded from a source picture. */
export interface Encode {
  source: string;
  fileName: string;
  format: 'avif' | 'webp';
  width: number;
}

/**
 * Effort 2 costs a seventh of effort 4 and under a tenth more bytes; full chroma keeps 1 px ink lines sharp and
 * brings the ground back as exactly the page's paper.
 */
export const settings = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  // each about 1.4 times the one before: no window fetches half as many pixels again as it shows
  widths: [160, 240, 320, 440, 600, 800, 1100, 1600],
  fallbackWidth: 1200,
} as const;

const limits = { minWidth: 800, maxBytes: 400_000 };

/**
 * Says where each size of a picture will live, without encoding any: addresses depend on the source's bytes and
 * the settings alone, so every build agrees on them. Throws, naming the file, for a source that can't be used.
 */
export async function planPicture(
  source: string,
  root: string,
): Promise<{ picture: Picture; encodes: Encode[] }> {
  const file = relative(root, source);
  const bytes = await readSource(source, file);
  const { width, height } = await measure(bytes, file);

  const hash = createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 10);
  const name = basename(source, extname(source));
  const encode = (format: Encode['format'], target: number): Encode => ({
    source,
    fileName: `assets/${name}-${target}.${hash}.${format}`,
    format,
    width: target,
  });
  const widths = [...settings.widths.filter((target) => target < width), Math.min(width, 1600)];
  const avif = [...new Set(widths)].map((target) => encode('avif', target));
  const webp = encode('webp', Math.min(width, settings.fallbackWidth));

  return {
    picture: {
      file,
      width,
      height,
      sources: [{ type: 'image/avif', srcSet: avif.map(candidate).join(', ') }],
      src: `/${webp.fileName}`,
      srcSet: candidate(webp),
    },
    encodes: [...avif, webp],
  };
}

const candidate = ({ fileName, width }: Encode) => `/${fileName} ${width}w`;

async function readSource(source: string, file: string): Promise<Buffer> {
  const bytes = await readFile(source).catch(() => {
    throw new Error(`Picture ${file} is missing. Put the file there, or correct the import that names it.`);
  });
  if (bytes.length > limits.maxBytes) {
    const size = Math.round(bytes.length / 1000);
    throw new Error(
      `Picture ${file} is ${size} kB; sources may be ${limits.maxBytes / 1000} kB at most. ` +
        'Save it 1800 pixels wide as WebP or JPEG, quality 80.',
    );
  }
  return bytes;
}

async function measure(bytes: Buffer, file: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`Picture ${file} can't be read. Save it again as PNG, JPEG or WebP.`);
    });
  const { width, height } = metadata.autoOrient;
  if (width < limits.minWidth) {
    throw new Error(
      `Picture ${file} is ${width} pixels wide; ${limits.minWidth} is the least that stays sharp. Supply a larger one.`,
    );
  }
  return { width, height };
}
