import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { freePort } from '../../tests/server/support/postgres.ts';
import { siteFolder } from '../../tools/sources.ts';

/** A bare `node:http` server that answers every request with one buffer: the page at `path`, compressed by gzip. */
export async function startBare(path: string, headers: Record<string, string>) {
  const file = resolve(`${siteFolder}${path}.html.gz`);
  const { size } = await stat(file);
  const script = `const { createServer } = require('node:http');
    const [headers, port] = [JSON.parse(process.argv[1]), Number(process.argv[2])];
    const body = require('node:fs').readFileSync(process.argv[3]);
    createServer((request, response) => response.writeHead(200, headers).end(body)).listen(port, () => console.log('ready'));`;
  const port = await freePort();
  const own = {
    ...headers,
    'Content-Encoding': 'gzip',
    'Content-Length': String(size),
    ETag: '"bare"',
  };
  const child = spawn(process.execPath, ['-e', script, JSON.stringify(own), String(port), file]);
  await new Promise((ready) => child.stdout.once('data', ready));
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
