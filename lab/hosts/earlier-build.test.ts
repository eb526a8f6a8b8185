import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControl } from '../../server/files/headers.ts';
import { ask } from './support/ask.ts';
import { missing, startCaddy, startNginx } from './support/servers.ts';

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (name, start) => {
  const reason = missing(name);
  if (reason) {
    test.skip(`SKIPPED: ${reason}`, () => {});
    return;
  }
  test('still has the hashed files of the build before, and nothing else of it', async () => {
    const build = mkdtempSync(join(tmpdir(), 'site-build-'));
    symlinkSync(resolve('dist/site'), join(build, 'site'));
    mkdirSync(join(build, 'previous/assets'), { recursive: true });
    writeFileSync(join(build, 'previous/assets/old.12345678.js'), 'the build before');
    writeFileSync(join(build, 'previous/old.html'), 'an old page');
    const host = await start(9, build);
    try {
      const old = await ask(host.port, { path: '/assets/old.12345678.js' });
      expect([old.status, String(old.body)]).toEqual([200, 'the build before']);
      expect(old.headers['cache-control']).toBe(cacheControl('/assets/old.12345678.js'));
      expect(old.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect((await ask(host.port, { path: '/old' })).status).toBe(404);
      expect((await ask(host.port, { path: '/assets/none.js' })).status).toBe(404);
    } finally {
      await host.stop();
      rmSync(build, { recursive: true });
    }
  });
});
