import { readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { main as check } from './check.ts';
import { provideChromium, provideShell } from './chromium.ts';
import { providePostgres } from './postgres.ts';
import { isBuilt } from './sources.ts';
import { type Counts, closeRun, readCounts, runPlaywright, runVitest, timed } from './test-run.ts';

/** `npm test`: checks, build, the server, the guides, then every browser test; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results', { recursive: true, force: true });
  const checked = await timed('check', checkAll);
  const built = await timed('build', buildAll);
  if (built.failed) return closeRun([checked, built]);
  if (!providePostgres()) console.log('SKIPPED: messages in PostgreSQL, which could not be installed here');
  // one waits, for faults and for slow senders, while the other builds
  const beside = await Promise.all([
    runVitest('server', '--project=server'),
    runVitest('guides', '--project=guides'),
  ]);
  provideChromium();
  provideShell();
  const browser = await runPlaywright('browser');
  for (const skip of await skips()) console.log(skip);
  closeRun([checked, built, ...beside, browser]);
}

/** A failed type or lint check is no test: it counts as one. */
async function checkAll(): Promise<Counts> {
  const fault = await check().catch((error: Error) => error.message);
  const { passed, failed, failures } = await readCounts('unit.json');
  return fault
    ? { passed, failed: failed || 1, failures: [fault, ...failures] }
    : { passed, failed, failures };
}

async function buildAll(): Promise<Counts> {
  try {
    if (!(await isBuilt())) await build();
    return { passed: 0, failed: 0, failures: [] };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`Failed: build: ${(error as Error).message}`] };
  }
}

/** How many browser tests were skipped for which reason. */
async function skips(): Promise<string[]> {
  const report = await readFile('test-results/browser.json', 'utf8').catch(() => '{}');
  const reasons: string[] = [];
  // every test in the report lists its annotations, wherever it stands in the tree of suites
  JSON.parse(report, (key, value) => {
    if (key === 'annotations')
      for (const { type, description } of value)
        if (type === 'skip') reasons.push(description ?? 'no reason');
    return value;
  });
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((other) => other === reason).length;
    return `${count} skipped: ${reason}`;
  });
}
