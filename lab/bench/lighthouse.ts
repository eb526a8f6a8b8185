import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../../tests/server/support/postgres.ts';
import { openBrowser } from './browser.ts';

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse gives a score for. */
export type Category = (typeof categories)[number];

/** Scores up to 100, and the audits that cost points. */
export interface Scores {
  scores: Record<Category, number>;
  costly: string[];
}

const command = 'lab/node_modules/lighthouse/cli/index.js';

/** Lighthouse loses a trace now and then (NO_NAVSTART), and asks to be run again. */
const attempts = 3;

/** Lighthouse's scores of one page, by its phone profile. */
export async function scorePage(url: string): Promise<Scores> {
  const { categories: found, audits } = await report(url);
  const scores = categories.map((name) => [name, Math.round(found[name].score * 100)]);
  const costly = categories.flatMap((name) =>
    found[name].auditRefs
      .filter(({ id, weight }) => weight && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return { scores: Object.fromEntries(scores) as Scores['scores'], costly };
}

async function report(url: string, attempt = 1): Promise<Report> {
  // a browser of its own each time: nothing cached, no page beside it
  const port = await freePort();
  const browser = await openBrowser('--disable-gpu', `--remote-debugging-port=${port}`);
  try {
    const options = [url, `--port=${port}`, '--output=json', '--quiet'];
    const { stdout } = await promisify(execFile)('node', [command, ...options], { maxBuffer: 1e8 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempt === attempts) throw error;
    console.log(`Lighthouse failed on ${url} and is run again`);
  } finally {
    await browser.close();
  }
  return report(url, attempt + 1);
}
