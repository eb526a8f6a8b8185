import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import sharp from 'sharp';
import type { Treatment } from '#content/records/picture-fields.ts';
import type { Picture } from '#content/values/picture.ts';
import { token } from '#tools/styles/tokens.ts';

export interface Encode {
  source: string;
  /** What is cut from it, in pixels after the camera's rotation; absent where nothing is. */
  cut?: { left: number; top: number; width: number; height: number } | undefined;
  /** How far its colors are drawn to ink and paper: 0 not at all, 1 wholly. */
  toning: number;
  hash: string;
  fileName: string;
  format: 'avif' | 'webp';
  width: number;
}

/** Effort 2 costs a seventh of effort 4 for a tenth more bytes; full chroma keeps 1 px lines sharp and the ground exactly paper. */
const drawing = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
};
/** A camera keeps a quarter of the chroma itself, and less effort finds as much among its grain: half the time, no more bytes. */
const photograph = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 56, effort: 2 },
};

export const widest = 1600;
const sizes = {
  // each about 1.4 times the one before: no window fetches half as many pixels again as it shows
  widths: [160, 240, 320, 440, 600, 800, 1100, widest],
  fallbackWidth: 1100,
};

const limits = { minWidth: 800, drawing: 400_000, photograph: 20_000_000, pixels: 220_000_000, stretch: 5 };

const tonings = { original: 0, natural: 0.3, duotone: 1 };

/** Whether a camera made it, by the name. */
export const isPhotograph = (file: string) => /\.jpe?g$/i.test(file);

/** A larger photograph looks the same as WebP, for a tenth more bytes and a third of the time (docs/decisions/010-scale.md). */
const widestAvif = (file: string) => (isPhotograph(file) ? 600 : widest);

/** How a source picture is encoded, in each format. */
export const encoding = (file: string) => (isPhotograph(file) ? photograph : drawing);

type Plan = { picture: Picture; encodes: Encode[] };

const plans = new Map<string, Promise<Plan>>();

/** Says where each size of a picture will live, without encoding any; throws, naming the file, for a source that can't be used. */
export async function planPicture(source: string, root: string, treatment: Treatment = {}): Promise<Plan> {
  // every build of a command asks for it: a file that has not changed is read once
  const { mtimeMs, size } = await stat(source).catch(() => ({ mtimeMs: 0, size: 0 }));
  const key = JSON.stringify([source, root, treatment, mtimeMs, size]);
  const plan = plans.get(key) ?? makePlan(source, root, treatment);
  plans.set(key, plan);
  return plan;
}

async function makePlan(source: string, root: string, treatment: Treatment): Promise<Plan> {
  const file = relative(root, source);
  const bytes = await readSource(source, file);
  const whole = await measure(bytes, file);
  const cut = cutTo(whole, treatment);
  const { width, height } = cut ?? whole;
  if (width < limits.minWidth) throw new Error(tooSmall(file, whole.width, width));
  if (Math.max(width / height, height / width) > limits.stretch)
    throw new Error(
      `Picture ${file} is ${width} by ${height} pixels, a strip. Cut it to a shape that a page can show.`,
    );
  const toning = tonings[treatment.tone ?? (isPhotograph(file) ? 'natural' : 'original')];

  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([{ ...encoding(file), ...sizes }, sharp.versions, cut, toning]))
    .update(toning ? token('color-ink') + token('color-paper') : '')
    .digest('hex')
    .slice(0, 10);
  const name = basename(source, extname(source));
  const encode = (format: Encode['format'], target: number): Encode => ({
    source,
    cut,
    toning,
    hash,
    fileName: `assets/${name}-${target}.${hash}.${format}`,
    format,
    width: target,
  });
  const widths = [...sizes.widths.filter((target) => target < width), Math.min(width, widest)];
  const files = [...new Set(widths)].map((target) =>
    encode(target > widestAvif(file) ? 'webp' : 'avif', target),
  );
  const fallback = encode('webp', Math.min(width, sizes.fallbackWidth));

  return {
    picture: {
      file,
      ...(pictureQuery(treatment) !== pictureQuery({}) && { query: pictureQuery(treatment) }),
      width,
      height,
      // whoever reads AVIF reads the WebP among them
      sources: [{ type: 'image/avif', srcSet: files.map(candidate).join(', ') }],
      src: `/${fallback.fileName}`,
      srcSet: candidate(fallback),
    },
    // of a photograph it is one of them
    encodes: isPhotograph(file) ? files : [...files, fallback],
  };
}

const candidate = ({ fileName, width }: Encode) => `/${fileName} ${width}w`;

async function readSource(source: string, file: string): Promise<Buffer> {
  const bytes = await readFile(source).catch(() => {
    throw new Error(`Picture ${file} is missing. Put the file there, or correct its name.`);
  });
  const most = isPhotograph(file) ? limits.photograph : limits.drawing;
  const kind = isPhotograph(file) ? 'photographs' : 'drawings';
  if (bytes.length > most)
    throw new Error(
      `Picture ${file} is ${Math.round(bytes.length / 1000)} kB; ${kind} may be ${most / 1000} kB at most. Save it 1800 pixels wide as WebP or JPEG, quality 80.`,
    );
  return bytes;
}

/** Width and height as a person sees it: the camera's rotation is done. */
async function measure(bytes: Buffer, file: string): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw new Error(`Picture ${file} is empty. Put the picture there again.`);
  const { autoOrient, format, pages, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Error(`Picture ${file} can't be read. Save it again as PNG, JPEG or WebP.`);
    });
  // a name does not make a picture: browsers and phones lay other formats behind these endings
  if (!['png', 'jpeg', 'webp'].includes(format))
    throw new Error(
      `Picture ${file} is ${format.toUpperCase()} by its content. Save it again as PNG, JPEG or WebP.`,
    );
  if ((pages ?? 1) > 1 || bytes.subarray(0, 4096).includes('acTL'))
    throw new Error(`Picture ${file} moves. Save one still of it as PNG, JPEG or WebP.`);
  if (width * height > limits.pixels)
    throw new Error(`Picture ${file} is ${width} by ${height} pixels. Save it 1800 pixels wide.`);
  return autoOrient;
}

const tooSmall = (file: string, whole: number, width: number) =>
  `Picture ${file} is ${whole} pixels wide${width < whole ? `, and ${width} where it is cut to its place` : ''}; ${limits.minWidth} is the least that stays sharp. Supply a larger one.`;

/** The largest part of the wanted shape about the focal point; nothing where the shape is right to a hundredth. */
function cutTo(
  whole: { width: number; height: number },
  { ratio, focus = { x: 50, y: 50 } }: Treatment,
): Encode['cut'] {
  if (!ratio || Math.abs(whole.width / whole.height / ratio - 1) < 0.01) return undefined;
  const width = Math.min(whole.width, Math.round(whole.height * ratio));
  const height = Math.min(whole.height, Math.round(whole.width / ratio));
  const start = (length: number, kept: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - kept / 2, 0), length - kept));
  const [left, top] = [start(whole.width, width, focus.x), start(whole.height, height, focus.y)];
  return { left, top, width, height };
}

/** How a module asks for a picture in all its sizes: `./plant.jpg?ratio=1.5&focus=50,30&tone=duotone&picture`. */
export function pictureQuery({ ratio, focus, tone }: Treatment): string {
  const wishes = [
    ratio && `ratio=${ratio}`,
    focus && `focus=${focus.x},${focus.y}`,
    tone && `tone=${tone}`,
    'picture',
  ];
  return `?${wishes.filter(Boolean).join('&')}`;
}

/** The file and the treatment that such a question names. */
export function readPictureQuery(id: string): { file: string; treatment: Treatment } {
  const at = id.lastIndexOf('?');
  const wishes = new URLSearchParams(id.slice(at));
  const [x, y] = wishes.get('focus')?.split(',').map(Number) ?? [];
  return {
    file: id.slice(0, at),
    treatment: {
      ratio: Number(wishes.get('ratio')) || undefined,
      focus: x === undefined || y === undefined ? undefined : { x, y },
      tone: (wishes.get('tone') as Treatment['tone']) ?? undefined,
    },
  };
}
