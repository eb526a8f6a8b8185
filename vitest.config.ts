import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(
    typeof site === 'function' ? site(environment) : site,
    defineConfig({
      test: {
        include: ['{content,server,src,tools}/**/*.test.{ts,tsx}'],
        environment: 'node',
        reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
      },
    }),
  ),
);
