import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../tests/guides/site-copy.ts';

const made = ['tools/map', 'tools/statement/fonts', 'src/styles', 'src/lib/figure-advances.json', 'public'];

test('the map, the fonts and the icons are as their generators make them', () => {
  const copy = copySite();
  try {
    execFileSync('npm', ['ci'], { cwd: join(copy.root, 'generators') });
    for (const name of ['county-map', 'fonts', 'favicons'])
      expect(copy.run(`generators/${name}.ts`)).toMatchObject({ ok: true });
    const files = execFileSync('git', ['ls-files', ...made], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const stale = files.filter((file) => !readFileSync(join(copy.root, file)).equals(readFileSync(file)));
    expect(stale, 'see generators/README.md').toEqual([]);
  } finally {
    copy.remove();
  }
});
