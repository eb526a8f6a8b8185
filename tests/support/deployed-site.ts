import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as shell from 'words:shell';
import { startSite } from '../server/support/site-server.ts';

/** What the skip link is called in the version that was deployed as the nth. */
export function skipLinkOf(version: number): string {
  return version === 0 ? shell.skip : `${shell.skip} of version ${version}`;
}

/** The built site on a server of its own, where another version can be put in its place. */
export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/** Starts it with the build as it lies in `dist`. */
export async function deploySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-deployed-'));
  for (const path of ['server.js', 'server', 'site', 'sources.sha256'])
    cpSync(join('dist', path), join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const settings = { DATA_DIR: join(folder, 'data'), SERVER: join(folder, 'server.js'), RATE_LIMIT: '0' };
  let server = await startSite(settings);
  let version = 0;
  const start = async () => {
    server = await startSite({ ...settings, PORT: String(server.port) });
  };
  // the server reads its files anew when it starts; a running one does so within a second
  const restart = async () => {
    await server.stop();
    await start();
  };
  return {
    /** Where its files lie, as in `dist`. */
    folder,
    get server() {
      return server;
    },
    /** Puts another version in place as the build does, and resolves once it is served: every script and style has another name. */
    deploy: async () => {
      version += 1;
      rmSync(join(folder, 'previous'), { recursive: true, force: true });
      cpSync(join(folder, 'site'), join(folder, 'previous'), { recursive: true });
      writeVersion(join(folder, 'site'), version);
      await restart();
    },
    /** Puts one file in place as it is. */
    put: async (name: string, source: string) => {
      for (const ending of ['.br', '.gz']) rmSync(join(folder, 'site', name + ending), { force: true });
      cpSync(source, join(folder, 'site', name));
      await restart();
    },
    /** Takes the site away from the network and gives it back: the browser believes that it is connected. */
    unplug: async () => {
      await server.stop('SIGKILL');
    },
    plugIn: start,
    remove: async () => {
      if (server.isAlive()) await server.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Makes another version of a site: other names, one other word on every page. */
function writeVersion(site: string, version: number): void {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(join(site, file));
  const names = files
    .filter((file) => /^assets\/.+\.(js|css)$/.test(file))
    .map((file) => file.replace('assets/', ''));
  // the hash stands between the last two dots
  const renamed = (name: string) =>
    name.replace(/\.[^.]+\.(js|css)$/, (end) => `.v${version}${end.slice(3)}`);
  for (const file of files.filter((one) => /\.(html|js|css)$/.test(one))) {
    let text = readFileSync(join(site, file), 'utf8');
    for (const name of names) text = text.replaceAll(name, renamed(name));
    text = text.replaceAll(skipLinkOf(version - 1), skipLinkOf(version));
    if (file === 'service-worker.js')
      text = text.replace(
        /(["'`])([0-9a-f]{11})\w\1/,
        // a letter that no hash ends on: a digit may be the one that it ends on already
        (_, quote, hash) => `${quote}${hash}${'ghijk'[version]}${quote}`,
      );
    writeFileSync(join(site, file), text);
  }
  for (const name of names) renameSync(join(site, 'assets', name), join(site, 'assets', renamed(name)));
}
