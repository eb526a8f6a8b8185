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
  const site = {
    folder,
    server: await startSite(settings),
    /** Takes the site away from the network and gives it back: the browser believes that it is connected. */
    unplug: () => site.server.stop('SIGKILL'),
    plugIn: async (): Promise<void> => {
      site.server = await startSite({ ...settings, PORT: String(site.server.port) });
    },
    remove: async (): Promise<void> => {
      if (site.server.isAlive()) await site.unplug();
      rmSync(folder, { recursive: true });
    },
  };
  return site;
}
