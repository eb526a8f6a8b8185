import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { provideChromium } from '#tools/chromium.ts';

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const folder = 'bench/lighthouse';
const command = `${folder}/node_modules/lighthouse/cli/index.js`;

/** Prints Lighthouse's four scores of each path under `base` (its phone profile), and the audits that cost points. */
export async function benchLighthouse(base: string, paths: string[]): Promise<void> {
  provideLighthouse();
  console.log('\nLighthouse              performance  accessibility  best practices  SEO');
  for (const path of paths) {
    // a browser of its own each time: nothing cached, no page beside it
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    });
    const { categories, audits } = await report(base + path, port);
    await browser.close();
    const all = Object.values(categories);
    const scores = all.map(({ score }) => String(Math.round(score * 100)).padStart(9)).join('');
    const costly = all.flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    console.log(`${path.padEnd(22)}${scores}  ${costly.join(', ')}`);
  }
}

async function report(url: string, port: number): Promise<Report> {
  const options = [url, `--port=${port}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('node', [command, ...options], { maxBuffer: 1e8 });
  return JSON.parse(stdout) as Report;
}

/** Lighthouse brings some 150 packages that nothing else needs: they are installed here, on first use. */
function provideLighthouse(): void {
  if (existsSync(command)) return;
  console.log(`\nInstalling Lighthouse into ${folder} …`);
  const options = ['--prefix', folder, '--no-package-lock', '--ignore-scripts', '--no-fund', '--no-audit'];
  const { status } = spawnSync('npm', ['install', ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed: is the npm registry within reach?');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
