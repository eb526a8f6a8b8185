import { spawnSync } from 'node:child_process';

const commands = {
  types: ['tsc', '--noEmit', '-p', 'lab'],
  'lint and format': ['biome', 'check', '--error-on-warnings', 'lab'],
  // what the packages above bring is none of its own
  'unused code': ['knip', '--directory', 'lab', '--include', 'files,exports,types,dependencies'],
};

/** `npm run check --prefix lab`: what the house's check asks of itself, asked of the lab. */
export async function main(): Promise<void> {
  const failed = Object.entries(commands).filter(([name, [program, ...args]]) => {
    console.log(`\n${name}: ${[program, ...args].join(' ')}`);
    return spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' }).status !== 0;
  });
  if (failed.length) throw new Error(`Failed: ${failed.map(([name]) => name).join(', ')}`);
}
