import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { checkContent } from './content/check-content.ts';
import { checkFactsGuide, writeTypes } from './content/write-types.ts';
import { vitestCommand } from './test-run.ts';

const commands = {
  types: ['tsc', '--noEmit'],
  'types of the service worker': ['tsc', '--noEmit', '-p', 'src/service-worker'],
  'lint and format': ['biome', 'check', '--error-on-warnings'],
  'unused code': ['knip'],
};
/** They take as long as all others together, so they run beside them. */
const tests = { 'unit tests': vitestCommand('unit', '--project=unit', '--silent=passed-only') };

/** `npm run check`: all that needs no browser. Exits with 1 after naming what failed. */
export async function main(): Promise<void> {
  writeTypes(resolve('.'));
  await checkContent();
  checkFactsGuide(resolve('.'));
  const failures = await Promise.all([runInTurn(commands), runInTurn(tests)]);
  const failed = failures.flat();
  if (failed.length) throw new Error(`Failed: ${failed.join(', ')}`);
}

async function runInTurn(all: Record<string, string[]>): Promise<string[]> {
  // the tools run as production; the test runner sets its own mode, and tests have records of their own
  const { NODE_ENV: _, CONTENT: __, ...env } = process.env;
  const failed: string[] = [];
  for (const [name, [program, ...args]] of Object.entries(all)) {
    const command = spawn(`node_modules/.bin/${program}`, args, { env });
    const ended = once(command, 'exit');
    const said = await Promise.all([text(command.stdout), text(command.stderr)]);
    const [status] = await ended;
    console.log(`\n${name}: ${[program, ...args].join(' ')}\n${said.join('')}`);
    if (status !== 0) failed.push(name);
  }
  return failed;
}
