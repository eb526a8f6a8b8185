import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a part passed, a line on each that failed (place, title, reason), and why others were skipped. */
export interface Counts {
  passed: number;
  failures: string[];
  skipped?: string[];
}

export type Part = Awaited<ReturnType<typeof timed>>;

// biome-ignore lint/suspicious/noExplicitAny: read once, right here
type Report = any;

/** The command that runs projects of Vitest and leaves its report in test-results, under the name of the part. */
export function vitestCommand(name: string, ...args: readonly string[]): string[] {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`];
  return ['vitest', 'run', ...args, ...report];
}

/** Runs projects of Vitest as a part of a run. */
export function runVitest(name: string, ...args: readonly string[]): Promise<Part> {
  return timed(name, () => runReported(name, vitestCommand(name, ...args)));
}

/** Runs tests of Playwright as a part of a run; `env` says what differs, such as the language (`SITE_LANGUAGE`). */
export function runPlaywright(name: string, args: readonly string[], env = {}): Promise<Part> {
  const command = ['playwright', 'test', '--reporter=list,json', ...args];
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/${name}.json` };
  return timed(name, () => runReported(name, command, { ...env, ...report }));
}

/** Does a part of a run by the clock. */
export async function timed(name: string, work: () => Promise<Counts>) {
  const started = performance.now();
  const counts = await work();
  return { name, seconds: (performance.now() - started) / 1000, ...counts };
}

/** A part that broke off without a failed test counts as one failure, so that a red run never says 0. */
async function runReported(name: string, command: readonly string[], env = {}): Promise<Counts> {
  const [program, ...args] = command;
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const [status] = await once(spawn(`node_modules/.bin/${program}`, args, options), 'exit');
  const counts = await readCounts(name);
  if (status === 0 || counts.failures.length) return counts;
  return { ...counts, failures: [`Failed: ${name}: it ended with ${status}; the log says why`] };
}

/** Reads the report that Vitest or Playwright left; one that is missing counts as one failure. */
export async function readCounts(name: string): Promise<Counts> {
  const file = `test-results/${name}.json`;
  const text = await readFile(file, 'utf8').catch(() => null);
  const missing = `Failed: no ${file}, so its tests count as one failure`;
  if (!text) return { passed: 0, failures: [missing] };
  const fallen: string[] = [];
  const skipped: string[] = [];
  // what failed or was skipped is known by its form, wherever it stands in the tree of describes
  const report: Report = JSON.parse(text, (_, value: Report) => {
    if (value?.ok === false && value.tests)
      fallen.push(failure(value.file, value.title, value.tests[0]?.results.at(-1)?.errors?.[0]?.message));
    // each try repeats what its test is annotated with
    const notes = (value?.results && value.annotations) ?? [];
    for (const { type, description = 'no reason' } of notes) if (type === 'skip') skipped.push(description);
    return value;
  });
  const { stats, numPassedTests, testResults } = report;
  if (stats) return { passed: stats.expected + stats.flaky, failures: fallen, skipped };
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) };
}

// a file that could not be loaded has failed without a test
function failuresOfFile({ name, status, message, assertionResults }: Report): string[] {
  const failed = assertionResults.filter((test: Report) => test.status === 'failed');
  if (status === 'failed' && !failed.length) return [failure(name, 'no test of it ran', message)];
  return failed.map((test: Report) => failure(name, test.fullName, test.failureMessages[0]));
}

function failure(file: string, title: string, message = 'no message'): string {
  const [reason] = stripVTControlCharacters(message).split('\n');
  return `Failed: ${file.replace(`${process.cwd()}/`, '')}: ${title}: ${reason}`;
}

/** Closes a run: what was skipped, what failed and why, how long each part took, then how many tests passed and failed in all. */
export function closeRun(parts: readonly Part[]): void {
  const skipped = parts.flatMap((part) => part.skipped ?? []);
  for (const reason of new Set(skipped))
    console.log(`${skipped.filter((other) => other === reason).length} skipped: ${reason}`);
  const all = parts.flatMap(({ failures }) => failures);
  for (const failure of all) console.log(failure);
  const said = (passed: number, { length }: string[]) => `${passed} passed, ${length} failed`;
  for (const { name, seconds, passed, failures } of parts)
    console.log(`${name.padEnd(12)}${seconds.toFixed(0).padStart(5)} s  ${said(passed, failures)}`);
  const passed = parts.reduce((total, part) => total + part.passed, 0);
  console.log(said(passed, all));
  if (all.length) process.exitCode = 1;
}
