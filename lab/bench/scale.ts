import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { siteFolder } from '../../tools/sources.ts';
import { type BuildCost, measureBuild } from './scale/measure-build.ts';
import { measureSite, type SiteSize } from './scale/measure-site.ts';
import { fillCache, gallery, scaledSite } from './scale/scaled-site.ts';

/** Beside the results of the other benchmarks: this one runs on its own. */
const resultFile = 'lab/bench/results/scale.json';
const usualCounts = [10, 100, 1000];
/** With more projects their pictures are taken as encoded before: a thousand cost a quarter of an hour, one like the other. */
const mostEncoded = 100;

type Result = {
  count: number;
  newPictures: number;
  /** With every new picture to encode (null where that was not tried), and with none. */
  first: BuildCost | null;
  again: BuildCost;
  site: SiteSize;
  /** Processes that wanted a processor at the end, as a mean of five minutes: how busy the machine was. */
  load: number;
};

/**
 * `npm run bench:scale --prefix lab`: builds copies of the site with 10, 100 and 1,000 projects (or as many as are named), prints what it
 * cost and what came of it, and writes it to lab/bench/results/scale.json.
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
  const further = costOfFurther(results);
  for (const { from, to, processorSeconds } of further)
    console.log(`${from} to ${to}: ${processorSeconds} processor seconds a project, pictures aside`);
  const picture = costOfPicture(results);
  for (const { count, processorSeconds } of picture)
    console.log(`${processorSeconds} processor seconds a picture, of ${count} projects`);
  mkdirSync(dirname(resultFile), { recursive: true });
  const report = { cores: availableParallelism(), node: process.version, gallery, results, further, picture };
  writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
}

async function measure(count: number): Promise<Result> {
  const copy = scaledSite(count);
  try {
    const first = count > mostEncoded ? null : await measureBuild(copy.root);
    if (!first) await fillCache(copy);
    const again = await measureBuild(copy.root);
    const site = measureSite(join(copy.root, siteFolder));
    return { count, newPictures: copy.pictures.length, first, again, site, load: loadavg()[1] ?? 0 };
  } finally {
    copy.remove();
  }
}

function row({ count, newPictures, first, again, site }: Result): string {
  const cells = [
    count,
    newPictures,
    ...[first?.seconds, first?.processorSeconds, again.seconds, again.processorSeconds].map((time) =>
      time === undefined ? '' : Math.round(time),
    ),
    Math.max(first?.peakMegabytes ?? 0, again.peakMegabytes),
    site.megabytes,
    site.files,
    ...[site.home, site.projects].flatMap(({ html, code }) => [html, code]),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What each further project costs between one size and the next, pictures aside: where it stays the same, the cost is linear. */
function costOfFurther(results: readonly Result[]) {
  return results.slice(1).map((result, index) => {
    const before = results[index] as Result;
    const more = result.again.processorSeconds - before.again.processorSeconds;
    return {
      from: before.count,
      to: result.count,
      processorSeconds: rounded(more / (result.count - before.count)),
    };
  });
}

/** What it costs to encode a picture in all its sizes, from each site whose pictures were encoded. */
function costOfPicture(results: readonly Result[]) {
  return results.flatMap(({ count, newPictures, first, again }) =>
    first && newPictures
      ? [
          {
            count,
            processorSeconds: rounded((first.processorSeconds - again.processorSeconds) / newPictures),
          },
        ]
      : [],
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
