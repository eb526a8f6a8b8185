import { defineConfig, mergeConfig } from 'vitest/config';
import house from '../vite.config.ts';
import { engineNames } from './engines/support/engine.ts';

/** Run from the root of the site, whose files it reads: `npm test --prefix lab`. */
export default defineConfig((environment) =>
  mergeConfig(
    typeof house === 'function' ? house(environment) : house,
    defineConfig({
      test: {
        environment: 'node',
        // one browser at a time: each needs the focus, and the machine
        fileParallelism: false,
        testTimeout: 180_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000, interval: 50 } },
        projects: [
          { extends: true, test: { name: 'report', include: ['lab/bench/report/*.test.ts'] } },
          // the built site behind Caddy
          { extends: true, test: { name: 'hosts', include: ['lab/hosts/*.test.ts'] } },
          // the build itself: the same bytes anywhere, and what is made by hand as its generators make it
          { extends: true, test: { name: 'builds', include: ['lab/builds/*.test.ts'] } },
          // the same journeys once in each engine
          ...engineNames.map((engine) => ({
            extends: true as const,
            test: { name: engine, include: ['lab/engines/*.test.ts'], provide: { engine } },
          })),
        ],
      },
    }),
  ),
);
