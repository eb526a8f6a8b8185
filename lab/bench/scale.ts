import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteFolder } from '../../tools/sources.ts';
import { megabytesOf } from './process-memory.ts';
import { fillCache, gallery, scaledSite } from './scaled-site.ts';

/** Beside the results of the other benchmarks: this one runs on its own. */
const resultFile = 'lab/bench/results/scale.json';
/** With more projects their pictures are taken as encoded before: a thousand cost a quarter of an hour, one like the other. */
const mostEncoded = 100;

/** What a build took: by the clock, which a busy machine lengthens, of all processors together, and in a million bytes. */
interface Cost {
  seconds: number;
  processorSeconds: number;
  peakMegabytes: number;
}

/**
 * `npm run bench:scale --prefix lab`: builds copies of the site with 10, 100 and 1,000 projects (or as many as are named), prints
 * what it cost and what came of it, and writes it to lab/bench/results/scale.json.
 */
export async function main(args: readonly string[]): Promise<void> {
  const results: Awaited<ReturnType<typeof measure>>[] = [];
  for (const count of args.length ? args.map(Number) : [10, 100, 1000]) {
    results.push(await measure(count));
    console.log(results.at(-1));
  }
  const report = { cores: availableParallelism(), node: process.version, gallery, results };
  writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
}

/** `first`: with every new page to compress and, where that is tried, every new picture to encode; `again`: with none. */
async function measure(count: number) {
  const copy = scaledSite(count);
  try {
    if (count > mostEncoded) await fillCache(copy);
    const first = await measureBuild(copy.root);
    const again = await measureBuild(copy.root);
    const site = measureSite(join(copy.root, siteFolder));
    return { count, newPictures: copy.pictures.length, first, again, site, load: loadavg()[1] ?? 0 };
  } finally {
    copy.remove();
  }
}

/** Builds the site at `root` in a process of its own; Linux only. Rejects with what the build said when it fails. */
async function measureBuild(root: string): Promise<Cost> {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, ['tools/run.mjs', 'tools/build.ts'], { cwd: root, env });
  const said = Promise.all([text(build.stdout), text(build.stderr)]);
  const last = { processorSeconds: 0, peakMegabytes: 0 };
  const watch = setInterval(() => Object.assign(last, readProcess(build.pid as number)), 100);
  const code = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error((await said).join(''));
  return { seconds: (performance.now() - started) / 1000, ...last };
}

function readProcess(pid: number): Partial<Cost> {
  try {
    // after the name in parentheses; times are the 14th and 15th field, in hundredths of a second
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const processorSeconds = (Number(fields[11]) + Number(fields[12])) / 100;
    return { processorSeconds, peakMegabytes: megabytesOf(pid, 'VmHWM') };
  } catch {
    // it has just ended: what was read last holds
    return {};
  }
}

/** What a build made: its files, and of two pages the Brotli bytes of their HTML and of every script and style that they name. */
function measureSite(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const compressed = (file: string) => statSync(join(folder, `${file}.br`)).size;
  const page = (file: string) => {
    const named = new Set(readFileSync(join(folder, file), 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css)\b/g));
    return {
      html: compressed(file),
      code: [...named].reduce((sum, address) => sum + compressed(address), 0),
    };
  };
  return {
    files: files.length,
    megabytes: Math.round(bytes / 1e5) / 10,
    home: page('index.html'),
    projects: page('projects.html'),
  };
}
