import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { build } from './build.ts';
import { provideChromium } from './chromium.ts';
import { isBuilt } from './sources.ts';

const folder = 'tests/screens';

/** `npm run test:update`: takes the pictures and outlines of all pages anew, for whoever changed how a page looks or reads and means it. */
export async function main(): Promise<void> {
  if (!(await isBuilt())) await build();
  // what differs within the tolerance, too: a picture that is kept for that ages unseen
  const args = ['test', 'tests/pages/screens.spec.ts', '--update-snapshots=all'];
  provideChromium();
  const { status } = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit' });
  if (status !== 0)
    throw new Error('Failed: not every picture could be taken; the list above says which, and why');
  for (const file of await readdir(folder)) await shrink(`${folder}/${file}`);
  spawnSync('git', ['status', '--short', folder, 'tests/outlines'], { stdio: 'inherit' });
  console.log(
    `The pictures in ${folder} and the outlines in tests/outlines are those of the pages as they are now. Look at them, then commit them.`,
  );
}

/** Writes a picture with 256 colors at most, which is half its size and far inside the tolerance of the test. */
async function shrink(path: string): Promise<void> {
  const picture = await readFile(path);
  // the 26th byte of a PNG says how it holds its colors; 3: from a palette, so it was shrunk before
  if (picture[25] === 3) return;
  await writeFile(path, await sharp(picture).png({ palette: true, effort: 10 }).toBuffer());
}
