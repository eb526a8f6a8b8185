import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tests/server/support/postgres.ts';
import { installPackages } from '../../../tools/debian-packages.ts';
import { ask } from './ask.ts';

/** A server on loopback, in a process of its own. */
export interface Host {
  port: number;
  isAlive: () => boolean;
  stop: () => Promise<unknown>;
}

const program = '/usr/bin/caddy';

/** Finds Caddy or installs Debian's; throws where there is no way to get it. */
export function provideCaddy(): void {
  if (!existsSync(program)) installPackages('caddy');
  if (!existsSync(program)) throw new Error('Caddy could not be installed; apt-get install caddy');
}

/** Starts Caddy with the Caddyfile as it is, before the site's server at this port. */
export async function startCaddy(siteServer: number): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'site-caddy-'));
  const [port, admin] = [await freePort(), await freePort()];
  const env = {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${admin}`,
    SITE_ADDRESS: `http://:${port}`,
    SITE_SERVER: `127.0.0.1:${siteServer}`,
  };
  const config = ['--config', resolve('Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn(program, ['run', ...config], { env, cwd: folder });
  let output = '';
  child.stderr.on('data', (data) => {
    output += data;
  });
  const ended = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  while (!(await ask(port, { path: '/robots.txt' }).catch(() => undefined))) {
    if (!isAlive()) throw new Error(`Caddy ended at once:\n${output}`);
    await pause(50);
  }
  return {
    port,
    isAlive,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
