import { rm } from 'node:fs/promises';
import { others } from 'words:language';
import { build } from './build.ts';
import { main as check } from './check.ts';
import { provideChromium } from './chromium.ts';
import { providePostgres } from './debian-packages.ts';
import { isBuilt } from './sources.ts';
import { type Counts, closeRun, readCounts, runPlaywright, runVitest, timed } from './test-run.ts';

const inEveryLanguage = ['page.spec', 'every-form.spec', 'no-script.spec', 'journeys.spec'];

/** `npm test`: checks, build, the server, the guides, then every browser test, of other languages those of pages and forms; closes with the sum of passed and failed. */
export async function main(): Promise<void> {
  await rm('test-results', { recursive: true, force: true });
  const checked = await timed('check', checkAll);
  const built = await timed('build', buildAll);
  if (built.failures.length) return closeRun([checked, built]);
  if (!providePostgres()) console.log('SKIPPED: messages in PostgreSQL, which could not be installed here');
  // one waits, for faults and for slow senders, while the other builds
  const beside = await Promise.all([
    runVitest('server', '--project=server'),
    runVitest('guides', '--project=guides'),
  ]);
  provideChromium();
  const browsers = [await runPlaywright('browser', [])];
  for (const { id } of others) browsers.push(await runPlaywright(id, inEveryLanguage, { SITE_LANGUAGE: id }));
  closeRun([checked, built, ...beside, ...browsers]);
}

/** A failed type or lint check is no test: it counts as one. */
async function checkAll(): Promise<Counts> {
  const fault = await check().catch((error: Error) => error.message);
  const { passed, failures } = await readCounts('unit');
  return { passed, failures: fault ? [fault, ...failures] : failures };
}

async function buildAll(): Promise<Counts> {
  const fault = (await isBuilt()) ? undefined : await build().catch((error: Error) => error.message);
  return { passed: 0, failures: fault ? [`Failed: build: ${fault}`] : [] };
}
