import { readFile } from 'node:fs/promises';

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

// the reports of two programs, each with its own shape
// biome-ignore lint/suspicious/noExplicitAny: read once, right here
type Report = any;

/** Reads the report that Vitest or Playwright left in test-results; one that is missing counts as one failure. */
export async function readCounts(file: string): Promise<Counts> {
  const text = await readFile(`test-results/${file}`, 'utf8').catch(() => null);
  if (!text) {
    console.error(`Failed: no test-results/${file}, so its tests count as one failure`);
    process.exitCode = 1;
    return { passed: 0, failed: 1 };
  }
  const report: Report = JSON.parse(text);
  if (!report.stats) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Closes a run: why it failed, then how much of it. A failed type or lint check is no test: it counts as one, so that a red run never says 0. */
export function closeRun(counts: readonly Counts[], failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
  const sum = (kind: keyof Counts) => counts.reduce((total, count) => total + count[kind], 0);
  console.log(`${sum('passed')} passed, ${sum('failed') || (failures.length ? 1 : 0)} failed`);
  if (failures.length) process.exitCode = 1;
}
