import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { checkContent } from './content/check-content.ts';
import { writeJsonSchemas } from './content/json-schemas.ts';
import { vitestCommand } from './test-run.ts';

const commands = {
  types: ['tsc', '--noEmit'],
  'types of the service worker': ['tsc', '--noEmit', '-p', 'src/service-worker'],
  'lint and format': ['biome', 'check', '--error-on-warnings'],
  'unused code': ['knip'],
  'unit tests': vitestCommand('unit', '--project=unit', '--silent=passed-only'),
};

/** `npm run check`: all that needs no browser. Exits with 1 after naming what failed. */
export async function main(): Promise<void> {
  writeJsonSchemas(resolve('.'));
  await checkContent();
  // the tools run as production; the test runner sets its own mode
  const { NODE_ENV: _, ...env } = process.env;
  const failed = Object.entries(commands).filter(([name, [program, ...args]]) => {
    console.log(`\n${name}: ${[program, ...args].join(' ')}`);
    return spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env }).status !== 0;
  });
  if (failed.length) throw new Error(`Failed: ${failed.map(([name]) => name).join(', ')}`);
}
