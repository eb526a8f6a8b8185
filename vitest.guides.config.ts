import { defineConfig } from 'vitest/config';

// apart from the unit tests: it copies the site and builds it
export default defineConfig({
  test: {
    include: ['tests/guides/*.test.ts'],
    testTimeout: 180_000,
    reporters: ['default', ['json', { outputFile: 'test-results/guides.json' }]],
  },
});
