import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parts } from '../parts.ts';
import type { Result, Results } from '../results.ts';

const introduction = `# Performance

<!-- Written by npm run bench from bench/results.json: change the bench, not this page. -->

Times depend on the machine, so they are not asserted: compare figures of one table with each other, never with those of another
day. What must not grow is asserted by \`npm test\` instead, in bytes and requests: [budgets](decisions/003-budgets.md). Why it is
measured in this way: [benchmarks](decisions/009-benchmarks.md); what a thousand projects cost: [many records](decisions/010-scale.md); the
main thread after the first tap: [HTML first](decisions/001-prerender-and-deferred-hydration.md#the-first-tap).

Unless a table says otherwise: Chromium as a phone of 390 × 844 at 3x, loopback, Brotli, an empty cache for each sample; medians, the
samples of whatever is compared taken in turns. **Twin**: the same page with every script blocked. **1×, 4×**: the processor as it is, and
slowed four times.`;

/** docs/performance.md and its drawings, by their file's name. */
export interface Report {
  page: string;
  plots: Record<string, string>;
}

/** Says what the results are, a section a part; a part without a result says how to get one. */
export function composeReport({ parts: results }: Results): Report {
  const plots: Record<string, string> = {};
  const sections = parts.map(({ name, title, method, report }) => {
    const result = results[name];
    const head = `## ${title}\n\n${method}`;
    if (!result) return `${head}\n\nNot measured yet: \`npm run bench -- ${name}\`.`;
    const section = report(result.data, result);
    Object.assign(plots, section.plots);
    const drawings = Object.keys(section.plots).map((file) => `![${title}](performance/${file})`);
    return [head, section.text, ...drawings, circumstances(result)].join('\n\n');
  });
  return { page: `${[introduction, ...sections].join('\n\n')}\n`, plots };
}

/** Writes the page and its drawings into a folder such as docs. */
export async function writeReport(results: Results, folder: string): Promise<void> {
  const { page, plots } = composeReport(results);
  await mkdir(join(folder, 'performance'), { recursive: true });
  await writeFile(join(folder, 'performance.md'), page);
  for (const [file, plot] of Object.entries(plots)) await writeFile(join(folder, 'performance', file), plot);
}

function circumstances({ date, rounds, machine, versions }: Result): string {
  const { processor, cores, memory, load } = machine;
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `<sub>${date.slice(0, 10)}, ${rounds === 1 ? 'one sample' : `medians of ${rounds}`}; ${processor}, ${cores} cores, ${memory} GB, load ${load} at the start; ${names.join(', ')}.</sub>`;
}
