import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a run passed and failed, and a line on each that failed: where it stands, what it says, why it fell. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

// the reports of two programs, each with its own shape
// biome-ignore lint/suspicious/noExplicitAny: read once, right here
type Report = any;

/** Reads the report that Vitest or Playwright left in `folder`; one that is missing counts as one failure. */
export async function readCounts(file: string, folder = 'test-results'): Promise<Counts> {
  const text = await readFile(`${folder}/${file}`, 'utf8').catch(() => null);
  if (!text)
    return {
      passed: 0,
      failed: 1,
      failures: [`Failed: no ${folder}/${file}, so its tests count as one failure`],
    };
  const report: Report = JSON.parse(text);
  if (!report.stats)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: report.testResults.flatMap(failuresOfFile),
    };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(failuresOfSuite) };
}

function failuresOfFile(file: Report): string[] {
  return file.assertionResults
    .filter((test: Report) => test.status === 'failed')
    .map((test: Report) => failure(file.name, test.fullName, test.failureMessages[0]));
}

// Playwright nests what stands in a `describe`
function failuresOfSuite(suite: Report): string[] {
  const own = suite.specs
    .filter((spec: Report) => !spec.ok)
    .map((spec: Report) =>
      failure(spec.file, spec.title, spec.tests[0]?.results.at(-1)?.errors?.[0]?.message),
    );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function failure(file: string, title: string, message = 'no message'): string {
  const [reason] = stripVTControlCharacters(message).split('\n');
  return `Failed: ${file.replace(`${process.cwd()}/`, '')}: ${title}: ${reason}`;
}

/** Closes a run: what failed and why, then how much of it. A failed type or lint check is no test: it counts as one, so that a red run never says 0. */
export function closeRun(counts: readonly Counts[], others: readonly string[]): void {
  const failures = [...others, ...counts.flatMap((count) => count.failures)];
  for (const failure of failures) console.log(failure);
  const sum = (kind: 'passed' | 'failed') => counts.reduce((total, count) => total + count[kind], 0);
  console.log(`${sum('passed')} passed, ${sum('failed') || (failures.length ? 1 : 0)} failed`);
  if (failures.length) process.exitCode = 1;
}
