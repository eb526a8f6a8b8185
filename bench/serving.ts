import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cacheControl, contentTypeOf, pageHeaders, securityHeaders } from '#server/headers.ts';
import { build } from '#tools/build.ts';
import { installPackages } from '#tools/debian-packages.ts';
import { isBuilt, siteFolder } from '#tools/sources.ts';
import { freePort } from '../tests/server/support/postgres.ts';
import { makeDataFolder, startSite } from '../tests/server/support/site-server.ts';
import { median } from './statistics.ts';

const rounds = 5;
const seconds = 3;
const connections = 32;
const page = '/government';

type Served = { origin: string; stop: () => Promise<unknown> };
type Sample = { rate: number; tail: number };

/**
 * `npm run bench:serving`: requests a second and the 99th percentile of `npm start`, of nginx with one worker, and of a bare
 * `node:http` server that answers one buffer: the same page, compressed by gzip, with the same headers, in turns within one
 * run on loopback. About a minute.
 */
export async function main(): Promise<void> {
  if (!(await isBuilt())) await build();
  if (!['/usr/bin/wrk', '/usr/sbin/nginx'].every(existsSync) && !installPackages('wrk', 'nginx-light'))
    throw new Error('wrk and nginx are needed: apt-get install wrk nginx-light');
  const headers = {
    ...securityHeaders(),
    ...pageHeaders,
    'Content-Type': contentTypeOf(page),
    'Cache-Control': cacheControl(page),
    Vary: 'Accept-Encoding',
  };
  const servers: Record<string, Served> = {
    'nginx, one worker': await startNginx(headers),
    'bare node:http, one buffer': await startBare(headers),
    'npm start': await startOurs(),
  };
  const samples = new Map(Object.keys(servers).map((name) => [name, [] as Sample[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { origin }] of Object.entries(servers))
      samples.get(name)?.push(await load(origin + page));
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));

  const rateOf = (name: string) => median((samples.get(name) ?? []).map(({ rate }) => rate));
  console.log(
    `| ${page}, gzip, ${connections} connections | requests a second | of bare | of nginx | 99th percentile |`,
  );
  console.log('|---|--:|--:|--:|--:|');
  for (const [name, list] of samples) {
    const [rate, tail] = [rateOf(name), median(list.map((sample) => sample.tail))];
    const shares = ['bare node:http, one buffer', 'nginx, one worker'].map((other) =>
      (rate / rateOf(other)).toFixed(2),
    );
    console.log(`| ${[name, Math.round(rate), ...shares, `${tail.toFixed(1)} ms`].join(' | ')} |`);
  }
}

async function startOurs(): Promise<Served> {
  const data = makeDataFolder();
  const site = await startSite({ DATA_DIR: data.path });
  return { origin: site.origin, stop: () => site.stop().finally(data.remove) };
}

async function startBare(headers: Record<string, string>): Promise<Served> {
  const body = await readFile(`${siteFolder}${page}.html.gz`);
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
    resolve(`${siteFolder}${page}.html.gz`),
  ]);
  await new Promise((ready) => child.stdout.once('data', ready));
  return { origin: `http://127.0.0.1:${port}`, stop: async () => child.kill() };
}

async function startNginx(headers: Record<string, string>): Promise<Served> {
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
  await answers(`http://127.0.0.1:${port}${page}`);
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

/** One round of wrk; throws where anything but a page came back. */
async function load(url: string): Promise<Sample> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await promisify(execFile)('/usr/bin/wrk', [...options, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer with its page:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, tail, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { rate: Number(rate), tail: Number(tail) * ({ us: 0.001, ms: 1, s: 1000 }[unit as 'ms'] ?? 1) };
}
