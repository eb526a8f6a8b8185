import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { build } from './build.ts';
import { provideChromium, provideShell } from './chromium.ts';
import { isBuilt } from './sources.ts';
import { closeRun, readCounts } from './test-counts.ts';

/** `npm run test:audit`: every state of every page before three checkers of accessibility; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results/audit.json', { force: true });
  if (!(await isBuilt())) await build();
  provideChromium();
  provideShell();
  const args = ['test', '--config', 'playwright.audit.config.ts'];
  const { status } = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit' });
  closeRun([await readCounts('audit.json')], status === 0 ? [] : ['Failed: the audit']);
}
