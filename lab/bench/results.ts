import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';

/** lab/bench/results.json: the latest result of each part, by its name. */
export interface Results {
  /** Raised when a figure changes its meaning or its place. */
  shape: 1;
  parts: Record<string, Result>;
}

/** What one part measured, and under which circumstances: figures of different results are not to be compared. */
export interface Result {
  /** When it ended, as ISO 8601. */
  date: string;
  /** How many samples each median is of. */
  rounds: number;
  machine: ReturnType<typeof describeMachine>;
  versions: Record<string, string>;
  /** Its shape is the part's own: `Data` in the part's file under bench/parts. */
  data: unknown;
}

const packages = ['react', 'react-dom', 'react-router', '@playwright/test'];

/** Reads results; a file that is not there yet holds none. */
export function readResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { shape: 1, parts: {} };
  }
}

/** Puts one part's result in its place; the other parts' stay as they are. */
export async function keepResult(file: string, name: string, result: Result): Promise<void> {
  const { shape, parts } = readResults(file);
  const sorted = Object.entries({ ...parts, [name]: result }).sort(([a], [b]) => (a < b ? -1 : 1));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ shape, parts: Object.fromEntries(sorted) }, null, 2)}\n`);
}

/**
 * The machine as it is now: memory in gigabytes, and as load the processes that wanted to run, averaged over the last minute before the
 * part began: over `cores`, something else was going on.
 */
export function describeMachine() {
  const [processor] = cpus();
  return {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 1e9),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

/** What was measured, and with what. */
export function describeVersions(chromium: string): Record<string, string> {
  const installed = packages.map((name) => [name, versionOf(`node_modules/${name}/package.json`)]);
  return { node: process.versions.node, chromium, ...Object.fromEntries(installed) };
}

/** The `version` in a package.json. */
export function versionOf(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
