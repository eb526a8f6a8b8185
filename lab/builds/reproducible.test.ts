import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../tests/guides/site-copy.ts';

test('a clean build somewhere else has the same bytes', async () => {
  const copy = copySite();
  try {
    const { ok, output } = await copy.run('npm run build');
    expect(output).toContain('Built in');
    expect(ok).toBe(true);
    expect(hashesIn(join(copy.root, 'dist'))).toEqual(hashesIn('dist'));
  } finally {
    copy.remove();
  }
  // a whole build, on whatever else the machine is doing
}, 600_000);

/** What a visitor gets, and what serves it. */
function hashesIn(dist: string): Record<string, string> {
  const files = ['site', 'server', 'server.js', 'service-worker-off.js'].flatMap((name) =>
    statSync(join(dist, name)).isFile()
      ? [name]
      : readdirSync(join(dist, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
  );
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(dist, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dist, file)))
          .digest('hex'),
      ]),
  );
}
