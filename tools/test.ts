import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { main as check } from './check.ts';
import { provideChromium, provideShell } from './chromium.ts';
import { providePostgres } from './postgres.ts';
import { isBuilt } from './sources.ts';
import { closeRun, readCounts } from './test-counts.ts';
import { provideWebServers } from './web-servers.ts';

/** `npm test`: checks, build, the server, the hosts, the guides, then every browser test; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results', { recursive: true, force: true });
  const failures: string[] = [];
  await check().catch((error: Error) => failures.push(error.message));
  if (!(await isBuilt())) await build();
  if (!providePostgres()) console.log('SKIPPED: messages in PostgreSQL, which could not be installed here');
  for (const name of provideWebServers())
    console.log(`SKIPPED: the same answers from ${name}, which could not be installed here`);
  // two wait, for faults and for slow senders, while the third builds
  const [server, hosts, guides] = await Promise.all([
    runVitest('server'),
    runVitest('hosts'),
    runVitest('guides'),
  ]);
  if (server !== 0) failures.push('Failed: the server');
  if (hosts !== 0) failures.push('Failed: the hosts');
  if (guides !== 0) failures.push('Failed: the guides');
  provideChromium();
  provideShell();
  const browser = spawnSync('node_modules/.bin/playwright', ['test'], { stdio: 'inherit' });
  if (browser.status !== 0) failures.push('Failed: browser tests');

  const counts = ['unit', 'server', 'hosts', 'guides', 'browser'].map((name) => readCounts(`${name}.json`));
  for (const skip of await skips()) console.log(skip);
  closeRun(await Promise.all(counts), failures);
}

async function runVitest(name: 'server' | 'hosts' | 'guides'): Promise<number | null> {
  const args = ['run', '--config', `vitest.${name}.config.ts`];
  const [code] = await once(spawn('node_modules/.bin/vitest', args, { stdio: 'inherit' }), 'exit');
  return code;
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
