import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, type TestContext } from 'vitest';
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

/** An empty folder for messages, and servers with the settings `usual`, of one test that others may run beside. */
export function siteForOne({ onTestFinished }: TestContext, usual: Record<string, string> = {}) {
  const { path, remove } = makeDataFolder();
  onTestFinished(remove);
  return {
    path,
    start: async (env: Record<string, string> = {}) => {
      const server = await startSite({ DATA_DIR: path, ...usual, ...env });
      onTestFinished(async () => void (await server.stop()));
      return server;
    },
    command: async (...args: string[]): Promise<string> => {
      const command = ['dist/server.js', 'messages', ...args];
      return (await promisify(execFile)(process.execPath, command, { env: { DATA_DIR: path } })).stdout;
    },
  };
}
