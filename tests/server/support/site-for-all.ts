import { afterAll, beforeAll, expect } from 'vitest';
import { makeDataFolder, type SiteServer, startSite } from './site-server.ts';

/** One server for all tests of a file or a `describe`, with the folder of its messages; it must have outlived them. */
export function siteForAll(env: Record<string, string> = {}) {
  // filled in before the first test
  const site = {} as SiteServer;
  const data = {} as ReturnType<typeof makeDataFolder>;
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
