import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parts } from '../parts.ts';
import type { Result, Results } from '../results.ts';

const introduction = `# Performance

<!-- Written by npm run bench --prefix lab from lab/bench/results.json: change the bench, not this page. -->

Times depend on the machine, so they are not asserted: compare figures of one table with each other, never with those of another
day. What must not grow is asserted by \`npm test\` instead, in bytes and requests: [budgets](decisions/003-budgets.md). Why it is
measured in this way: [benchmarks](decisions/009-benchmarks.md); what a thousand projects cost: [many records](decisions/010-scale.md); the
main thread after the first tap: [HTML first](decisions/001-prerender-and-deferred-hydration.md#the-first-tap).

Unless a table says otherwise: Chromium as a phone of 390 × 844 at 3x, loopback, Brotli, an empty cache for each sample; medians, the
samples of whatever is compared taken in turns. **Twin**: the same page with every script blocked. **1×, 4×**: the processor as it is, and
slowed four times.`;

/** Says what the results are, a section a part; a part without a result says how to get one. */
export function composeReport({ parts: results }: Results): string {
  const sections = parts.map(({ name, title, method, report }) => {
    const result = results[name];
    const head = `## ${title}\n\n${method}`;
    if (!result) return `${head}\n\nNot measured yet: \`npm run bench --prefix lab -- ${name}\`.`;
    return [head, report(result.data), circumstances(result)].join('\n\n');
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

/** Writes the page. */
export async function writeReport(results: Results, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, composeReport(results));
}

function circumstances({ date, rounds, machine, versions }: Result): string {
  const { processor, cores, memory, load } = machine;
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `<sub>${date.slice(0, 10)}, ${rounds === 1 ? 'one sample' : `medians of ${rounds}`}; ${processor}, ${cores} cores, ${memory} GB, load ${load} at the start; ${names.join(', ')}.</sub>`;
}
