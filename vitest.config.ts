import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(
    typeof site === 'function' ? site(environment) : site,
    defineConfig({
      test: {
        // the peers of the bench have packages of their own
        exclude: ['bench/peers/**', '**/node_modules/**'],
        include: ['{content,server,src,tools,bench}/**/*.test.{ts,tsx}'],
        environment: 'node',
        // a shared machine may stall for seconds: as much as a browser's test has
        testTimeout: 30_000,
        hookTimeout: 30_000,
        reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
      },
    }),
  ),
);
