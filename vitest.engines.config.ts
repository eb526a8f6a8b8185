import { defineConfig, mergeConfig } from 'vitest/config';
import { engineNames } from './tests/engines/support/engine.ts';
import site from './vite.config.ts';

// the same journeys once in each engine, one browser at a time: they need the focus, and the machine
export default defineConfig((environment) =>
  mergeConfig(
    typeof site === 'function' ? site(environment) : site,
    defineConfig({
      test: {
        environment: 'node',
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000, interval: 50 } },
        reporters: ['default', ['json', { outputFile: 'test-results/engines.json' }]],
        projects: engineNames.map((engine) => ({
          extends: true as const,
          test: { name: engine, include: ['tests/engines/*.test.ts'], provide: { engine } },
        })),
      },
    }),
  ),
);
