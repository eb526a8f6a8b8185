import { defineConfig } from '@playwright/test';
import house, { browser, shell } from '../playwright.config.ts';

/** What is asked of the pages beyond `npm test`, in the browsers and by the server of the house's own tests. */
export default defineConfig({
  ...house,
  testDir: '.',
  outputDir: '../test-results/lab',
  webServer: { ...house.webServer, cwd: '..' } as typeof house.webServer,
  projects: [
    // every state of every page before three checkers of accessibility
    { name: 'audit', testMatch: 'audit/*.spec.ts', use: shell },
    { name: 'listening', testMatch: 'listening/*.spec.ts', use: shell },
    // only a visitor's browser keeps a profile, and obeys its settings
    { name: 'deliveries', testMatch: 'deliveries/*.spec.ts', use: browser },
  ],
});
