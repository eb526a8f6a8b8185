import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/server/support/postgres.ts';
import { siteFolder } from '../../tools/sources.ts';

/** A server that is measured beside ours. */
export interface Rival {
  origin: string;
  stop: () => Promise<void>;
}

/** A bare `node:http` server that answers every request with one buffer: the page at `path`, compressed by gzip. */
export async function startBare(path: string, headers: Record<string, string>): Promise<Rival> {
  const body = await readFile(`${siteFolder}${path}.html.gz`);
  const script = `const { createServer } = require('node:http');
    const [headers, port] = [JSON.parse(process.argv[1]), Number(process.argv[2])];
    const body = require('node:fs').readFileSync(process.argv[3]);
    createServer((request, response) => response.writeHead(200, headers).end(body)).listen(port, () => console.log('ready'));`;
  const port = await freePort();
  const own = {
    ...headers,
    'Content-Encoding': 'gzip',
    'Content-Length': String(body.length),
    ETag: '"bare"',
  };
  const child = spawn(process.execPath, [
    '-e',
    script,
    JSON.stringify(own),
    String(port),
    resolve(`${siteFolder}${path}.html.gz`),
  ]);
  await new Promise((ready) => child.stdout.once('data', ready));
  return { origin: `http://127.0.0.1:${port}`, stop: async () => void child.kill() };
}

/** nginx with one worker, serving the built site with these headers; `path` is asked for until it answers. */
export async function startNginx(path: string, headers: Record<string, string>): Promise<Rival> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const { 'Content-Type': type, ...added } = headers;
  const lines = Object.entries(added).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`,
  );
  const configuration = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type '${type}';
      types { } gzip_static on; gzip_vary off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${resolve(siteFolder)}; ${lines.join(' ')}
        location / { try_files $uri.html $uri =404; } }
    }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await answers(`http://127.0.0.1:${port}${path}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let left = 50; ; left -= 1) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (left === 0) throw new Error(`${url} answers ${status}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
