import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach } from 'vitest';
import { makeDataFolder, type SiteServer, startSite } from './site-server.ts';

/** A folder and its servers, anew for each test of a file; every server has the settings `usual`. */
export function siteForEach(usual: Record<string, string> = {}) {
  let servers: SiteServer[];
  let remove: () => void;
  const each = {
    /** An empty folder of messages, anew for each test. */
    path: '',
    /** Starts a server, which is stopped after the test. */
    start: async (env: Record<string, string> = {}, account?: { uid: number; gid: number }) => {
      const server = await startSite({ DATA_DIR: each.path, ...usual, ...env }, account);
      servers.push(server);
      return server;
    },
    /** What `npm run messages` prints; throws where it fails. */
    command: (...args: string[]): string =>
      execFileSync(process.execPath, ['dist/server.js', 'messages', ...args], {
        encoding: 'utf8',
        env: { DATA_DIR: each.path },
      }),
  };
  beforeEach(() => {
    ({ path: each.path, remove } = makeDataFolder());
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    remove();
  });
  return each;
}
