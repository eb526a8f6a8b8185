import site, { shell } from './playwright.config.ts';

/** Every state of every page before three checkers of accessibility: `npm run test:audit`. */
export default {
  ...site,
  testDir: 'tests/audit',
  outputDir: 'test-results/audit-pages',
  reporter: [['dot'], ['json', { outputFile: 'test-results/audit.json' }]],
  projects: [{ name: 'audit', use: shell }],
};
