import { execFileSync } from 'node:child_process';
import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { findChromium, findShell } from './tools/chromium.ts';

// the workers read what the main process wrote
if (process.env.TEST_WORKER_INDEX === undefined)
  execFileSync(process.execPath, ['tools/run.mjs', 'tools/content/write-types.ts', 'modules'], {
    stdio: 'inherit',
  });
register('./tests/support/record-loader.mjs', import.meta.url);

/** What only a visitor's browser does: fetch pictures ahead by its own measure, keep a page to come back to, obey its settings. */
const ofTheBrowser = ['**/pages/load.spec.ts'];

const chromium = (executablePath = '') => ({
  launchOptions: { executablePath, args: ['--disable-gpu', '--font-render-hinting=none'] },
});

export const browser = chromium(findChromium());
export const shell = chromium(findShell() ?? findChromium());

const port = Number(process.env.TEST_PORT ?? 4180);

export default defineConfig({
  testDir: 'tests',
  // tests/server and tests/guides are Vitest's
  testMatch: '**/*.spec.ts',
  // a folder of its own: Playwright empties it at the start, and the reports lie beside it
  outputDir: 'test-results/pages',
  fullyParallel: true,
  // on two cores: each waits a fifth of its time
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // a shared machine may stall for seconds; a test that fails twice is broken
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: 'tests/screens/{arg}{ext}' } },
  reporter: 'list',
  // what is no picture
  snapshotPathTemplate: 'tests/outlines/{arg}{ext}',
  // a page without a picture fails until somebody takes one with `npm run test:update`, also when it is tried again
  updateSnapshots: 'none',
  use: {
    baseURL: `http://localhost:${port}`,
    // it would answer in place of what a test intercepts; offline*.spec.ts, and what must not suffer from it, let it in
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'browser', testMatch: ofTheBrowser, use: browser },
    { name: 'shell', testIgnore: ofTheBrowser, use: shell },
  ],
  webServer: {
    command: 'npm start',
    // every test writes from one address; their messages are no owner's
    env: { PORT: String(port), RATE_LIMIT: '0', DATA_DIR: 'test-results/messages' },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
