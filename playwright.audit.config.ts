import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Every state of every page before three checkers of accessibility: `npm run test:audit`. */
export default defineConfig(site, {
  testDir: 'tests/audit',
  testIgnore: [],
  outputDir: 'test-results/audit-pages',
  reporter: [['dot'], ['json', { outputFile: 'test-results/audit.json' }]],
});
