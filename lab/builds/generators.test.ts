import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '../../tests/guides/site-copy.ts';

const made = [
  'content/values/florida.json',
  'tools/statement/fonts',
  'src/styles',
  'src/lib/figure-advances.json',
  'src/ui/icons.svg',
];

test('the map, the fonts and the icons are as their generators make them', async () => {
  const copy = copySite();
  onTestFinished(copy.remove);
  for (const command of ['ci', 'run map', 'run fonts', 'run icons'])
    expect(await copy.run(`cd generators && npm ${command}`)).toMatchObject({ ok: true });
  const files = execFileSync('git', ['ls-files', ...made], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const stale = files.filter((file) => !readFileSync(join(copy.root, file)).equals(readFileSync(file)));
  expect(stale, 'see generators/README.md').toEqual([]);
});
