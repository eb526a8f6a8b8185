import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the finished site lies. */
export const siteFolder = 'dist/site';

/** Where the one before it lies. */
export const previousFolder = 'dist/previous';

const stampFile = 'dist/sources.sha256';
const inputs = ['content', 'src', 'server', 'tools', 'public', 'vite.config.ts', 'package-lock.json'];

/** A hash of every file that the build reads. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(inputs.map(listFiles))).flat().sort()) {
    hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** Whether `dist` holds a build of the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  return stamp !== '' && stamp === (await hashSources());
}

/** Where the build notes which sources it was made from. */
export { stampFile };

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
