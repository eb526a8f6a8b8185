import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tests/server/support/postgres.ts';
import { findWebServer, type WebServer } from './web-servers.ts';

/** A server that serves the built site on loopback, in a process of its own. */
export interface Host {
  name: 'npm start' | WebServer;
  port: number;
  isAlive: () => boolean;
  stop: () => Promise<unknown>;
}

/** Why a server is left out; undefined where it is there. */
export const missing = (name: WebServer) =>
  findWebServer(name)
    ? undefined
    : `${name} is not installed and could not be: apt-get install nginx libnginx-mod-http-brotli-static caddy`;

/** Starts nginx with dist/hosts/nginx/site.conf, for the folder of a build: its domain, folder and ports are set as an owner sets them. */
export async function startNginx(siteServer: number, build = 'dist'): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const changes: [string, string][] = [
    ['/srv/site/dist', resolve(build)],
    ['  listen 80;', `  listen 127.0.0.1:${port};`],
    ['  listen [::]:80;\n', ''],
    ['127.0.0.1:4173', `127.0.0.1:${siteServer}`],
  ];
  let text = readFileSync('dist/hosts/nginx/site.conf', 'utf8');
  for (const [find, write] of changes) {
    if (!text.includes(find)) throw new Error(`dist/hosts/nginx/site.conf has no "${find}"`);
    text = text.replaceAll(find, write);
  }
  writeFileSync(join(folder, 'site.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // what stands around it in Debian's own nginx.conf
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module modules/ngx_http_brotli_static_module.so;
pid ${folder}/pid;
error_log stderr;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  gzip on;
  include /etc/nginx/mime.types;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  const program = findWebServer('nginx') as string;
  return start('nginx', port, folder, spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']));
}

/** Starts Caddy with dist/hosts/caddy/Caddyfile as it is. */
export async function startCaddy(siteServer: number, build = 'dist'): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'site-caddy-'));
  const [port, admin] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'config'));
  const env = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${admin}`,
    SITE_ADDRESS: `http://:${port}`,
    SITE_BUILD: resolve(build),
    SITE_SERVER: `127.0.0.1:${siteServer}`,
  };
  const program = findWebServer('caddy') as string;
  const config = ['--config', resolve('dist/hosts/caddy/Caddyfile'), '--adapter', 'caddyfile'];
  return start('caddy', port, folder, spawn(program, ['run', ...config], { env, cwd: folder }));
}

async function start(name: WebServer, port: number, folder: string, child: ChildProcess): Promise<Host> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  const ended = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  while (!(await isListening(port))) {
    if (!isAlive()) throw new Error(`${name} ended at once:\n${output}`);
    await pause(50);
  }
  return {
    name,
    port,
    isAlive,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean) => {
      socket.destroy();
      answer(is);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });
}
