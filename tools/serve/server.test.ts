import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteServer } from './server.ts';

test('a rebuild under the running server is served at once, whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const server = createSiteServer(folder).listen(0);
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const read = (path: string) =>
      fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(2000) }).then((r) => r.text());

    await writeFile(join(folder, 'index.html'), 'the first build');
    expect(await read('/')).toBe('the first build');
    await writeFile(join(folder, 'index.html'), 'the second, and longer, build');
    await writeFile(join(folder, 'new.txt'), 'a new file');
    expect(await read('/')).toBe('the second, and longer, build');
    expect(await read('/new.txt')).toBe('a new file');
    await rm(join(folder, 'new.txt'));
    await writeFile(join(folder, '404.html'), 'no such page');
    expect(await read('/new.txt')).toBe('no such page');
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
});
