import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { contentFolder } from './content/read-library.ts';
import { forEachParallel } from './parallel.ts';

export const siteFolder = 'dist/site';
export const previousFolder = 'dist/previous';

export const stampFile = 'dist/sources.sha256';
const inputs = new Set([
  'content',
  contentFolder,
  'src',
  'server',
  'tools',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]);

/** A hash of every file that the build reads. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Promise.all([...inputs].map(listFiles))).flat().sort()) {
    hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** Whether `dist` holds a build of the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const sources = await readFile(stampFile, 'utf8').catch(() => undefined);
  return sources === (await hashSources());
}

async function listFiles(path: string): Promise<string[]> {
  const files = await filesBelow(path).catch(() => [path]);
  // content/.schemas follows from the sources
  return files.filter((file) => !dirname(file).endsWith('.schemas'));
}

/** Puts what lies below a folder, as far as it is wanted, below another one too; what is there stays. */
export async function copyFiles(from: string, to: string, isWanted = (_path: string) => true): Promise<void> {
  const paths = (await filesBelow(from)).filter(isWanted);
  const targetOf = (path: string) => join(to, relative(from, path));
  for (const folder of new Set(paths.map(targetOf).map(dirname))) await mkdir(folder, { recursive: true });
  // a second name for the same bytes, where the disk knows such a thing
  await forEachParallel(paths, (path) =>
    link(path, targetOf(path)).catch((error) => {
      if (error.code !== 'EEXIST') return copyFile(path, targetOf(path));
    }),
  );
}

/** Writes a file of a folder, with the folders on the way to it. */
export async function writeInto(folder: string, path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The path of every file below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
