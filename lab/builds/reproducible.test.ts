import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '../../tests/guides/site-copy.ts';

test('a clean build somewhere else has the same bytes', async () => {
  const copy = copySite();
  onTestFinished(copy.remove);
  const { ok, output } = await copy.run('npm run build');
  expect(output).toContain('Built in');
  expect(ok).toBe(true);
  expect(hashesIn(join(copy.root, 'dist'))).toEqual(hashesIn('dist'));
  // a whole build, on whatever else the machine is doing
}, 600_000);

/** What a visitor gets, and what serves it. */
function hashesIn(dist: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(site|server)\/|^(server|service-worker-off)\.js$/.test(file))
    .filter((file) => statSync(join(dist, file)).isFile());
  return Object.fromEntries(files.sort().map((file) => [file, hash(file)]));
}
