import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSite } from '../server/support/site-server.ts';

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/** The built site on a server of its own, where another build can be put in its place. */
export async function deploySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-deployed-'));
  for (const path of ['server.js', 'server', 'site', 'sources.sha256'])
    cpSync(join('dist', path), join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const settings = { DATA_DIR: join(folder, 'data'), SERVER: join(folder, 'server.js'), RATE_LIMIT: '0' };
  let server = await startSite(settings);
  return {
    folder,
    get server() {
      return server;
    },
    /** Takes the site away from the network and gives it back: the browser believes that it is connected. */
    unplug: async () => {
      await server.stop('SIGKILL');
    },
    plugIn: async () => {
      server = await startSite({ ...settings, PORT: String(server.port) });
    },
    remove: async () => {
      if (server.isAlive()) await server.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
