import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '#server/files/headers.ts';
import { deploySite } from '../support/deployed-site.ts';
import { rawRequest } from './support/raw-request.ts';
import { siteForAll } from './support/site-for-all.ts';
import { startSite } from './support/site-server.ts';

const { site, data } = siteForAll();

const raw = (line: string, header = '') =>
  rawRequest(site.port, `${line}\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n`);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { headers, method, redirect: 'manual' });

test.each([
  ['/index.html', '/'],
  ['/About-Us.html?utm=1', '/team?utm=1'],
  ['//government?utm=1', '/government?utm=1'],
  ['/capability-=%0D%0Astatement%E2%80%9D', '/capability-statement'],
])('%s leads to the one address of its page', async (path, only) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, only]);
});

test.each([
  ...['//evil.example/', '/%2f%2fevil.example/', '/no-such-page/', '/404', '/.git/config', '/assets/'],
  ...['/%2e%2e/package.json', '/..%252f..%252fetc/passwd', '/%', '/government%00', '/messages/0000-0000'],
])('%s is the page for missing addresses', async (path) => {
  const { status, head } = await raw(`GET ${path} HTTP/1.1`);
  expect(status).toBe(404);
  expect(head).not.toMatch(/^location:/im);
});

test('any other method is answered 405 with what is allowed, and with the headers of every answer', async () => {
  for (const [path, allowed] of Object.entries({ '/messages': 'POST', '/government': 'GET, HEAD' })) {
    const { status, headers } = await get(path, {}, 'PUT');
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
  }
});

test('a page is sent as the browser takes it, and asked for again it is unchanged', async () => {
  const tags: string[] = [];
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { head } = await raw('GET / HTTP/1.1', `Accept-Encoding: ${accepted}\r\n`);
    expect(head).toMatch(/^vary: accept-encoding/im);
    expect(/^content-encoding: (.*)$/im.exec(head)?.[1]).toBe(encoding);
    tags.push(/^etag: (.*)$/im.exec(head)?.[1] ?? '');
  }
  expect(new Set(tags).size).toBe(3);
  const again = await get('/', { 'If-None-Match': `"x", W/${tags[0]}`, 'Accept-Encoding': 'br' });
  expect([again.status, again.headers.get('etag')]).toEqual([304, tags[0]]);
});

test('a viewer may ask for a part of the statement', async () => {
  const path = '/files/capability-statement.pdf';
  const whole = Buffer.from(await (await get(path)).arrayBuffer());
  const { length } = whole;
  for (const [range, status, from = 0, to = length] of [
    ['bytes=0-4', 206, 0, 5],
    ['bytes=-10', 206, length - 10],
    [`bytes=${length}-`, 416, 0, 0],
    ['bytes=0-1, 4-5', 200],
  ] as const) {
    const part = await get(path, { Range: range });
    expect(part.status, range).toBe(status);
    if (status === 206) expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to)), range).toBe(true);
  }
});

test('a rebuild under the running server is served whole; pages of the build before still find their files', async () => {
  const { folder, server: built, remove } = await deploySite();
  onTestFinished(remove);
  const read = async (path: string) => (await fetch(built.origin + path)).text();
  const asset = /src="(\/assets\/[^"]+)"/.exec(await read('/'))?.[1] ?? '';
  expect(asset).not.toBe('');
  renameSync(join(folder, 'site'), join(folder, 'previous'));
  mkdirSync(join(folder, 'site'));
  expect(await read('/')).toContain(asset);
  for (const name of ['index.html', '404.html', 'new.txt'])
    writeFileSync(join(folder, 'site', name), `the new ${name}`);
  writeFileSync(join(folder, 'sources.sha256'), 'new');
  await expect.poll(() => read('/'), { timeout: 60_000 }).toBe('the new index.html');
  expect(await read('/new.txt')).toBe('the new new.txt');
  expect(await read('/government')).toBe('the new 404.html');
  expect((await fetch(built.origin + asset)).status).toBe(200);
});

test('a port that is taken is a clear error', async () => {
  const start = startSite({ PORT: String(site.port), DATA_DIR: data.path });
  await expect(start).rejects.toThrow(`Port ${site.port} is taken`);
});

test('the service worker is asked for again at every visit, and is small as it travels', async () => {
  const { status, headers } = await get('/service-worker.js', { 'Accept-Encoding': 'br' });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(Number(headers.get('content-length'))).toBeLessThan(6000);
});

test('whoever finds a hole reads whom to tell, and until when that holds', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const line of [`mailto:${company.email}`, `${company.securityContactUntil}T23:59:59.000Z`])
    expect(text).toContain(line);
});
