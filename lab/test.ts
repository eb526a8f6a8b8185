import { rm } from 'node:fs/promises';
import { here, others } from 'words:language';
import { build } from '../tools/build.ts';
import { provideChromium } from '../tools/chromium.ts';
import { isBuilt } from '../tools/sources.ts';
import { closeRun, type Part, runPlaywright, runVitest } from '../tools/test-run.ts';
import { engineNames } from './engines/support/engine.ts';
import { provideEngines } from './engines/support/provide-engines.ts';
import { provideCaddy } from './hosts/support/caddy.ts';
import { provideBuilder } from './hosts/support/container.ts';

const config = (program: 'playwright' | 'vitest') => `--config=lab/${program}.config.ts`;

/** What the lab tests, by its name on the command line; each resolves with what passed and failed. */
const parts: Record<string, () => Promise<Part>> = {
  hosts: () => lacking('hosts', provideHosts, config('vitest'), '--project=hosts'),
  builds: () => runVitest('builds', config('vitest'), '--project=builds', '--project=report'),
  engines: () =>
    lacking('engines', provideEngines, config('vitest'), ...engineNames.map((name) => `--project=${name}`)),
  ...of(['audit', 'listening', 'deliveries'], (name) =>
    runPlaywright(name, [config('playwright'), `--project=${name}`]),
  ),
  // npm test asks the same at fewer widths, and less in other languages
  ...of(
    [here, ...others].map(({ id }) => `visits-${id}`),
    (name) => runPlaywright(name, ['page.spec'], { VISIT: 'whole', SITE_LANGUAGE: name.slice(7) }),
  ),
};

function of(names: readonly string[], run: (name: string) => Promise<Part>) {
  return Object.fromEntries(names.map((name) => [name, () => run(name)]));
}

/** `npm test --prefix lab`: all parts, or those that are named; closes with the sum of passed and failed. */
export async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`No part of the lab is called ${unknown}. There are: ${Object.keys(parts).join(', ')}`);
  if (!(await isBuilt())) await build();
  provideChromium();
  const done: Part[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (names.length && !names.includes(name)) continue;
    await rm(`test-results/${name}.json`, { force: true });
    done.push(await run());
  }
  closeRun(done);
}

function provideHosts(): void {
  provideCaddy();
  provideBuilder();
}

/** Runs what needs programs of the system: where one is missing, that counts as a failure, and the others are tested all the same. */
async function lacking(name: string, provide: () => void, ...args: readonly string[]): Promise<Part> {
  const failures: string[] = [];
  try {
    provide();
  } catch (error) {
    failures.push(`Failed: ${name}: ${(error as Error).message}`);
  }
  const run = await runVitest(name, ...args);
  return { ...run, failures: [...failures, ...run.failures] };
}
