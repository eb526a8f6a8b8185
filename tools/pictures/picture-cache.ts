import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where pictures are kept between builds, from the root of the project. */
export const pictureCache = 'node_modules/.cache/pictures';

/** What `make` made once, from its file in the cache; the file's name says of what it was made. */
export async function fromCache(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // by another name first: nobody beside this one reads half a file
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}
