import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach } from 'vitest';
import { makeDataFolder, type SiteServer, startSite } from './site-server.ts';

/** An empty folder of messages for each test of a file, and what is run on it. */
export interface SiteForEach {
  path: string;
  /** Starts a server, which is stopped after the test. */
  start: (env?: Record<string, string>, account?: { uid: number; gid: number }) => Promise<SiteServer>;
  /** What `npm run messages` prints; throws where it fails. */
  command: (...args: string[]) => string;
}

/** A folder and its servers, anew for each test of a file; every server has the settings `usual`. */
export function siteForEach(usual: Record<string, string> = {}): SiteForEach {
  let servers: SiteServer[];
  let remove: () => void;
  const each: SiteForEach = {
    path: '',
    start: async (env = {}, account) => {
      const server = await startSite({ DATA_DIR: each.path, ...usual, ...env }, account);
      servers.push(server);
      return server;
    },
    command: (...args) =>
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
