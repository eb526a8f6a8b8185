import { routes } from '../../src/views/routes.ts';
import { startSite } from '../../tests/server/support/site-server.ts';
import { build } from '../../tools/build.ts';
import { isBuilt } from '../../tools/sources.ts';
import { openBrowser } from './browser.ts';
import { parts } from './parts.ts';
import { writeReport } from './report/report.ts';
import { describeMachine, describeVersions, keepResult, readResults } from './results.ts';

const fullRounds = 7;
const allPaths: readonly string[] = Object.values(routes).map(({ path }) => path);

/**
 * `npm run bench --prefix lab`: measures everything, writes lab/bench/results.json and docs/performance.md. With `-- paint taps`
 * it measures these parts again and leaves the results of the others; `-- report` writes the page anew. A short run
 * (`--rounds=1 --routes=/,/contact`) is for working on the bench: it writes into dist/bench.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { names, rounds, paths } = readArguments(args);
  const isShort = rounds < fullRounds || paths.length < allPaths.length;
  const file = isShort ? 'dist/bench/results.json' : 'lab/bench/results.json';
  const page = isShort ? 'dist/bench/performance.md' : 'docs/performance.md';
  if (names.length && !(await isBuilt())) await build();
  for (const part of parts.filter(({ name }) => names.includes(name))) {
    // each with a server and a browser that have done nothing yet, so that their order changes nothing
    const site = await startSite({});
    const browser = await openBrowser();
    const machine = describeMachine();
    const started = performance.now();
    console.log(`\n${part.title}`);
    try {
      const taken = Math.min(rounds, part.mostRounds ?? rounds);
      const data = await part.measure({ base: site.origin, browser, paths, rounds: taken });
      const versions = describeVersions(browser.version());
      const result = { date: new Date().toISOString(), rounds: taken, machine, versions, data };
      await keepResult(file, part.name, result);
      await writeReport(readResults(file), page);
    } finally {
      await browser.close();
      await site.stop();
    }
    console.log(`${part.name}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes, in ${file}`);
  }
  await writeReport(readResults(file), page);
}

function readArguments(args: readonly string[]) {
  const known = parts.map(({ name }) => name);
  const given = args.filter((arg) => !arg.startsWith('--'));
  const unknown = given.filter((name) => name !== 'report' && !known.includes(name));
  if (unknown.length)
    throw new Error(`No part of the bench is called ${unknown}. There are: ${known.join(', ')}, report`);
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const paths = option('routes')?.split(',') ?? allPaths;
  const lost = paths.find((path) => !allPaths.includes(path));
  if (lost) throw new Error(`No route has the path ${lost}`);
  return {
    names: given.length ? known.filter((name) => given.includes(name)) : known,
    rounds: Number(option('rounds') ?? fullRounds),
    paths,
  };
}
