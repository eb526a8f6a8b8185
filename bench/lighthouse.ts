import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { provideChromium } from '#tools/chromium.ts';

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

/** Prints Lighthouse's four scores of each path under `base` (its phone profile), and the audits that cost points. */
export async function benchLighthouse(base: string, paths: string[]): Promise<void> {
  const lighthouse = await provideLighthouse();
  console.log('\nLighthouse              performance  accessibility  best practices  SEO');
  for (const path of paths) {
    // a browser of its own each time: nothing cached, no page beside it
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    });
    const { lhr } = await lighthouse(base + path, { port, logLevel: 'error' });
    await browser.close();
    const categories = Object.values(lhr.categories);
    const scores = categories.map(({ score }) => String(Math.round(score * 100)).padStart(9)).join('');
    const costly = categories.flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight && (lhr.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    console.log(`${path.padEnd(22)}${scores}  ${costly.join(', ')}`);
  }
}

/** Lighthouse brings some 150 packages that nothing else needs: they are installed here, on first use. */
async function provideLighthouse(): Promise<Lighthouse> {
  const entry = resolve('bench/lighthouse/node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.log('\nInstalling Lighthouse into bench/lighthouse …');
    const options = [
      '--prefix',
      'bench/lighthouse',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-fund',
      '--no-audit',
    ];
    const { status } = spawnSync('npm', ['install', ...options], { stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be installed: is the npm registry within reach?');
  }
  const module = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { default: Lighthouse };
  return module.default;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
