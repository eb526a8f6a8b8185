import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { build } from './build.ts';
import { provideChromium } from './chromium.ts';
import { provideEngines } from './engines.ts';
import { isBuilt } from './sources.ts';
import { closeRun, readCounts } from './test-counts.ts';

/** `npm run test:engines`: the journeys of tests/engines in Chromium, Firefox and WebKit; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results/engines.json', { force: true });
  const failures: string[] = [];
  if (!(await isBuilt())) await build();
  try {
    provideEngines();
  } catch (error) {
    // the others are walked all the same
    failures.push((error as Error).message);
  }
  const env = { ...process.env, CHROMIUM: provideChromium() };
  const args = ['run', '--config', 'vitest.engines.config.ts'];
  const { status } = spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
  if (status !== 0) failures.push('Failed: the engines');
  closeRun([await readCounts('engines.json')], failures);
}
