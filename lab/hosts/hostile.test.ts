import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../../tests/server/support/raw-request.ts';
import { siteForAll } from '../../tests/server/support/site-for-all.ts';
import { ask } from './support/ask.ts';
import { type Host, startCaddy } from './support/caddy.ts';

const { site } = siteForAll();

/**
 * 0 where the server hangs up without a word; 301 to our own pages; 502 and 503 where Caddy has handed on a body that then broke off: to
 * the sender it is a message that was not kept.
 */
const refused = [0, 301, 400, 404, 405, 408, 413, 414, 415, 417, 431, 501, 502, 503, 505];
const end = '\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const broken: [what: string, text: string][] = [
  ['no address', `GET  HTTP/1.1${end}`],
  ['an address without a host', `GET http:// HTTP/1.1${end}`],
  ['a byte above 127', `GET /\u0080 HTTP/1.1${end}`],
  ['a control character', `GET /a\u0001b HTTP/1.1${end}`],
  ['a null byte', `GET /government%00 HTTP/1.1${end}`],
  ['half an escape', `GET /% HTTP/1.1${end}`],
  ['a path above the root', `GET /../../etc/passwd HTTP/1.1${end}`],
  ['the same, escaped', `GET /%2e%2e/%2e%2e/package.json HTTP/1.1${end}`],
  ['the same, in the assets', `GET /assets/../../server.js HTTP/1.1${end}`],
  ['the same, by backslashes', `GET /assets\\..\\..\\server.js HTTP/1.1${end}`],
  ['a method that echoes', `TRACE / HTTP/1.1${end}`],
  ['a tunnel', `CONNECT example.org:443 HTTP/1.1${end}`],
  ['a method nobody knows', `BREW / HTTP/1.1${end}`],
  ['a version nobody knows', `GET / HTTP/9.9${end}`],
  ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n'],
  ['TLS on a plain port', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n'],
  ['an address of 64 kB', `GET /${'a'.repeat(64 * 1024)} HTTP/1.1${end}`],
  ['a header of 64 kB', `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(64 * 1024)}${end}`],
  ['two thousand headers', `GET / HTTP/1.1\r\n${'X-A: bcdefghijk\r\n'.repeat(2000)}${end}`],
  ['two lengths', `POST /messages HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2${end}xx`],
  [
    'a length beside chunks, with a request in the rest',
    `POST /messages HTTP/1.1\r\nContent-Length: 60\r\nTransfer-Encoding: chunked${end}0\r\n\r\nGET /government HTTP/1.1${end}`,
  ],
  ['a length below zero', `POST /messages HTTP/1.1\r\nContent-Length: -1${end}`],
  ['a space before a colon', `GET / HTTP/1.1\r\nContent-Length : 5${end}`],
  ['chunks that are none', `POST /messages HTTP/1.1\r\nTransfer-Encoding: chunked${end}zz\r\n`],
];

describe.each<[name: string, start: () => Promise<Host>]>([
  ['npm start', async () => ({ ...site, stop: async () => {} })],
  ['caddy', () => startCaddy(site.port)],
])('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());
  const isWell = async () => {
    expect(host.isAlive()).toBe(true);
    expect((await ask(host.port, { path: '/' })).status).toBe(200);
  };

  test.each(broken)('refuses %s and goes on', async (what, text) => {
    const { status, head, body } = await rawRequest(host.port, text);
    // Caddy takes it for the home page
    const isHome = what === 'an address without a host' && status === 200;
    if (!isHome) expect(refused, head).toContain(status || 0);
    // neither a file from outside, nor a second answer
    expect(body).not.toMatch(/root:|"private": true|HTTP\/1\.1 /);
    await isWell();
  });

  test('lets slow senders wait, not the others', async () => {
    const slow = Array.from({ length: 50 }, () => sendSlowly(host.port));
    await pause(500);
    await isWell();
    // each is hung up on, although it never stops to send
    for (const answer of await Promise.all(slow)) expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    await isWell();
  });
});

/** A header every second that never becomes a request; resolves with what came back when the server hung up. */
async function sendSlowly(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const timer = setInterval(() => socket.write('X-A: b\r\n'), 1000);
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  await new Promise((closed) => socket.on('close', closed));
  clearInterval(timer);
  return answer;
}
