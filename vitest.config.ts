import { defineConfig, mergeConfig } from 'vitest/config';
import { frozenRecords } from './tests/fixtures/frozen-records.ts';
import site from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(
    site(environment),
    defineConfig({
      test: {
        environment: 'node',
        // a shared machine may stall for seconds: as much as a browser's test has
        testTimeout: 30_000,
        hookTimeout: 60_000,
        projects: [
          {
            extends: true,
            plugins: [frozenRecords()],
            // what the files of a worker import is loaded once for all of them: three fifths of their time
            test: {
              name: 'unit',
              include: ['{content,server,src,tools}/**/*.test.{ts,tsx}'],
              isolate: false,
            },
          },
          // the built server, with PostgreSQL and a mail server; most of it waits, so five tests of two files at a time
          {
            extends: true,
            test: {
              name: 'server',
              include: ['tests/server/**/*.test.ts'],
              testTimeout: 180_000,
              maxWorkers: 2,
            },
          },
          {
            extends: true,
            test: {
              name: 'guides',
              include: ['tests/guides/**/*.test.ts'],
              maxConcurrency: 2,
              maxWorkers: 2,
              testTimeout: 300_000,
              hookTimeout: 300_000,
            },
          },
        ],
      },
    }),
  ),
);
