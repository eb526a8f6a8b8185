import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from './site-copy.ts';

test('a clean build somewhere else has the same bytes', () => {
  const copy = copySite();
  try {
    // the same history, which the sitemap takes its dates from
    const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
    writeFileSync(join(copy.root, '.git'), `gitdir: ${history}`);
    const { ok, output } = copy.run('tools/build.ts');
    expect(output).toContain('Built in');
    expect(ok).toBe(true);
    expect(hashesIn(join(copy.root, 'dist'))).toEqual(hashesIn('dist'));
  } finally {
    copy.remove();
  }
  // a whole build, on whatever else the machine is doing
}, 600_000);

/** What a visitor gets, what serves it, and the list of what it is made of. */
function hashesIn(dist: string): Record<string, string> {
  const files = ['site', 'server', 'server.js', 'service-worker-off.js', 'sbom.cdx.json'].flatMap((name) =>
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
