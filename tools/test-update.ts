import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { provideChromium } from './chromium.ts';
import { isBuilt } from './sources.ts';

/** `npm run test:update`: takes the pictures of all pages anew, for whoever changed how a page looks and means it. */
export async function main(): Promise<void> {
  if (!(await isBuilt())) await build();
  const args = ['test', 'tests/screens.spec.ts', '--update-snapshots'];
  const env = { ...process.env, CHROMIUM: provideChromium() };
  const { status } = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit', env });
  if (status !== 0)
    throw new Error('Failed: not every picture could be taken; the list above says which, and why');
  spawnSync('git', ['status', '--short', 'tests/screens'], { stdio: 'inherit' });
  console.log(
    'The pictures in tests/screens are those of the pages as they are now. Look at them, then commit them.',
  );
}
