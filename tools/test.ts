import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { main as check } from './check.ts';
import { provideChromium } from './chromium.ts';
import { isBuilt } from './sources.ts';

/** `npm test`: checks, build, then every browser test; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results', { recursive: true, force: true });
  const failures: string[] = [];
  await check().catch((error: Error) => failures.push(error.message));
  if (!(await isBuilt())) await build();
  const env = { ...process.env, CHROMIUM: provideChromium() };
  const browser = spawnSync('node_modules/.bin/playwright', ['test'], { stdio: 'inherit', env });
  if (browser.status !== 0) failures.push('Failed: browser tests');

  const unit = await counts('unit.json', (report) => [report.numPassedTests, report.numFailedTests]);
  const pages = await counts('browser.json', ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  for (const failure of failures) console.error(failure);
  const failed = unit.failed + pages.failed;
  // a failed type or lint check is no test: it counts as one, so that the closing line never says 0 for a red run
  console.log(`${unit.passed + pages.passed} passed, ${failed || (failures.length ? 1 : 0)} failed`);
  if (failures.length) process.exitCode = 1;
}

// the reports of two programs, each with its own shape
// biome-ignore lint/suspicious/noExplicitAny: read once, right here
async function counts(file: string, read: (report: any) => [number, number]) {
  const text = await readFile(`test-results/${file}`, 'utf8').catch(() => null);
  if (!text) {
    console.error(`Failed: no test-results/${file}, so its tests count as one failure`);
    process.exitCode = 1;
    return { passed: 0, failed: 1 };
  }
  const [passed, failed] = read(JSON.parse(text));
  return { passed, failed };
}
