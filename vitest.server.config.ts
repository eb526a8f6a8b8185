import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

// apart from the unit tests: it runs the built server, PostgreSQL and a mail server
export default defineConfig((environment) =>
  mergeConfig(
    typeof site === 'function' ? site(environment) : site,
    defineConfig({
      test: {
        include: ['tests/server/*.test.ts'],
        environment: 'node',
        testTimeout: 180_000,
        hookTimeout: 60_000,
        reporters: ['default', ['json', { outputFile: 'test-results/server.json' }]],
      },
    }),
  ),
);
