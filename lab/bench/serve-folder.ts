import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../../server/app.ts';
import { readSiteFiles, type SiteFile, type SiteFiles } from '../../server/files/site-files.ts';
import { createHealth } from '../../server/health.ts';

/**
 * Serves a folder of files by the code of the site's own server, on a free port, without taking messages; without its policy pages
 * whose framework writes scripts into them.
 */
export async function serveFolder(folder: string, hasPolicy: boolean) {
  const own = readSiteFiles([folder]);
  const files = hasPolicy ? own : withoutPolicy(own);
  const app = createApp({
    site: { files: () => files },
    messages: [],
    health: createHealth(undefined),
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Origin, without a slash at its end. */
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function withoutPolicy(files: SiteFiles): SiteFiles {
  return {
    ...files,
    byPath: new Map([...files.byPath].map(([path, file]) => [path, open(file)])),
    notFoundAt: (path) => open(files.notFoundAt(path)),
  };
}

/** The rules for preparing the next page go too: they are a file of our site alone. */
function open(file: SiteFile): SiteFile {
  const variants = Object.entries(file).map(([encoding, variant]) => {
    const { 'Content-Security-Policy': _policy, 'Speculation-Rules': _rules, ...headers } = variant.headers;
    return [encoding, { ...variant, headers }];
  });
  return Object.fromEntries(variants) as SiteFile;
}
