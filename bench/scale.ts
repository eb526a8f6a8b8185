import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { siteFolder } from '#tools/sources.ts';
import { type BuildCost, measureBuild } from './scale/measure-build.ts';
import { measureSite, type SiteSize } from './scale/measure-site.ts';
import { gallery, scaledSite } from './scale/scaled-site.ts';

/** Beside the results of the other benchmarks: this one runs on its own, and for half an hour. */
const resultFile = 'bench/results/scale.json';
const usualCounts = [10, 100, 1000];

type Result = {
  count: number;
  newPictures: number;
  /** With every new picture to encode, and once more with none. */
  first: BuildCost;
  again: BuildCost;
  site: SiteSize;
  /** Processes that wanted a processor at the end, as a mean of five minutes: how busy the machine was. */
  load: number;
};

/**
 * `npm run bench:scale`: builds copies of the site with 10, 100 and 1,000 projects (or as many as are named), prints what it
 * cost and what came of it, and writes it to bench/results/scale.json.
 */
export async function main(args: readonly string[]): Promise<void> {
  const counts = args.length ? args.map(Number) : usualCounts;
  const results: Result[] = [];
  console.log(
    '| projects | new pictures | first build, s | of processors | again, s | of processors | peak, MB | site, MB | files | home: HTML | code | /projects: HTML | code |',
  );
  console.log(`|${'--:|'.repeat(13)}`);
  for (const count of counts) {
    const result = await measure(count);
    results.push(result);
    console.log(row(result));
  }
  const growth = costOfFurther(results);
  for (const { from, to, first, again } of growth)
    console.log(`${from} to ${to}: ${first} processor seconds a project at first, ${again} again`);
  mkdirSync(dirname(resultFile), { recursive: true });
  const report = { cores: availableParallelism(), node: process.version, gallery, results, growth };
  writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
}

async function measure(count: number): Promise<Result> {
  const copy = scaledSite(count);
  try {
    const first = await measureBuild(copy.root);
    const again = await measureBuild(copy.root);
    const site = measureSite(join(copy.root, siteFolder));
    return { count, newPictures: copy.pictures, first, again, site, load: loadavg()[1] ?? 0 };
  } finally {
    copy.remove();
  }
}

function row({ count, newPictures, first, again, site }: Result): string {
  const cells = [
    count,
    newPictures,
    ...[first, again].flatMap(({ seconds, processorSeconds }) => [seconds, processorSeconds].map(Math.round)),
    Math.max(first.peakMegabytes, again.peakMegabytes),
    site.megabytes,
    site.files,
    ...[site.home, site.projects].flatMap(({ html, code }) => [html, code]),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What each further project costs between one size and the next: where it stays the same, the cost is linear. */
function costOfFurther(results: readonly Result[]) {
  return results.slice(1).map((result, index) => {
    const before = results[index] as Result;
    const cost = (build: 'first' | 'again') =>
      Number(
        (
          (result[build].processorSeconds - before[build].processorSeconds) /
          (result.count - before.count)
        ).toFixed(3),
      );
    return { from: before.count, to: result.count, first: cost('first'), again: cost('again') };
  });
}
