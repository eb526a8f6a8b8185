import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What `make` made once, from its file in the cache; the file's name says of what it was made. */
export async function fromCache(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // by another name first: a build beside this one never reads half a file
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
