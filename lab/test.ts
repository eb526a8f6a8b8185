import { rm } from 'node:fs/promises';
import { build } from '../tools/build.ts';
import { provideChromium, provideShell } from '../tools/chromium.ts';
import { isBuilt } from '../tools/sources.ts';
import { closeRun, type Part, runPlaywright, runVitest, timed } from '../tools/test-run.ts';
import { engineNames } from './engines/support/engine.ts';
import { provideEngines } from './engines/support/provide-engines.ts';
import { provideWebServers } from './hosts/support/web-servers.ts';

const config = (program: 'playwright' | 'vitest') => `--config=lab/${program}.config.ts`;

/** What the lab tests, by its name on the command line; each resolves with what passed and failed. */
const parts: Record<string, () => Promise<Part>> = {
  hosts: () => {
    for (const name of provideWebServers())
      console.log(`SKIPPED: the site behind ${name}, which could not be installed here`);
    return runVitest('hosts', config('vitest'), '--project=hosts');
  },
  builds: () => runVitest('builds', config('vitest'), '--project=builds', '--project=report'),
  engines: async () => {
    const lack = await timed('engines', provide);
    const run = await runVitest(
      'engines',
      config('vitest'),
      ...engineNames.map((name) => `--project=${name}`),
    );
    return { ...run, failed: run.failed + lack.failed, failures: [...lack.failures, ...run.failures] };
  },
  audit: () => runPlaywright('audit', config('playwright'), '--project=audit'),
  listening: () => runPlaywright('listening', config('playwright'), '--project=listening'),
  deliveries: () => runPlaywright('deliveries', config('playwright'), '--project=deliveries'),
};

/** `npm test --prefix lab`: all parts, or those that are named; closes with the sum of passed and failed. */
export async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`No part of the lab is called ${unknown}. There are: ${Object.keys(parts).join(', ')}`);
  if (!(await isBuilt())) await build();
  provideChromium();
  provideShell();
  const done: Part[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (names.length && !names.includes(name)) continue;
    await rm(`test-results/${name}.json`, { force: true });
    done.push(await run());
  }
  closeRun(done);
}

/** Where an engine is missing, the others are walked all the same. */
async function provide() {
  try {
    provideEngines();
    return { passed: 0, failed: 0, failures: [] };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`Failed: ${(error as Error).message}`] };
  }
}
