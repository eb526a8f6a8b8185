import { afterAll, beforeAll, expect } from 'vitest';
import { type DataFolder, makeDataFolder, type SiteServer, startSite } from './site-server.ts';

/** One server for all tests of a file or a `describe`, with the folder of its messages; it must have outlived them. */
export function siteForAll(env: Record<string, string> = {}): { site: SiteServer; data: DataFolder } {
  // filled in before the first test
  const site = {} as SiteServer;
  const data = {} as DataFolder;
  beforeAll(async () => {
    Object.assign(data, makeDataFolder());
    Object.assign(site, await startSite({ DATA_DIR: data.path, ...env }));
  });
  afterAll(async () => {
    expect(site.isAlive()).toBe(true);
    await site.stop();
    data.remove();
  });
  return { site, data };
}
