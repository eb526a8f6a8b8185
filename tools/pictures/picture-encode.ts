import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Encode, settings } from './picture-plan.ts';

/** Returns a function that encodes one size of a picture, or reads it from the cache; a few run at a time. */
export function pictureEncoder(cacheFolder: string): (encode: Encode) => Promise<Buffer> {
  const inTurn = pool(availableParallelism());
  return async (encode) => {
    const cached = join(cacheFolder, basename(encode.fileName));
    const known = await readFile(cached).catch(() => undefined);
    if (known) return known;
    const bytes = await inTurn(() => encodePicture(encode));
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(`${cached}.${process.pid}`, bytes);
    await rename(`${cached}.${process.pid}`, cached);
    return bytes;
  };
}

async function encodePicture({ source, format, width }: Encode): Promise<Buffer> {
  // The pool keeps the cores busy; threads within one encode would only fight over them.
  sharp.concurrency(1);
  const resized = sharp(await readFile(source))
    .autoOrient()
    .resize({ width });
  return format === 'avif' ? resized.avif(settings.avif).toBuffer() : resized.webp(settings.webp).toBuffer();
}

function pool(size: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
