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

/** A request as no client would send it; many more of them: lab/hosts/hostile.test.ts. */
const raw = (line: string, header = '') =>
  rawRequest(site.port, `${line}\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n`);
/** Without following a redirect. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { headers, method, redirect: 'manual' });

// more of them: src/lib/only-path.test.ts
test.each([
  ['/index.html', '/'],
  ['/chillers/services/', '/chillers/services'],
  ['/government.html?utm=1', '/government?utm=1'],
  ['/About-Us.html?utm=1', '/team?utm=1'],
  ['/Index.PHP', '/'],
  ['/CONTACT', '/contact'],
  ['//government', '/government'],
  ['/chillers%5Cservices/', '/chillers/services'],
  ['/capability-=%0D%0Astatement%E2%80%9D', '/capability-statement'],
  ['/Files/Contact.VCF', '/files/contact.vcf'],
])('%s leads to the one address of its page', async (path, only) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, only]);
});

test.each([
  ...['//evil.example/', '/%2f%2fevil.example/', '/no-such-page/', '/no-such.html', '/404', '/404.html'],
  ...['/.git/config', '/%2e%2e/package.json', '/..%252f..%252fetc/passwd', '/%', '/government%00'],
  ...['/assets/', '/server.js'],
])('%s is the page for missing addresses', async (path) => {
  const { status, head } = await raw(`GET ${path} HTTP/1.1`);
  expect(status).toBe(404);
  expect(head).not.toMatch(/^location:/im);
});

test('any other method is answered 405 with what is allowed', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
    const { status, headers } = await get('/government', {}, method);
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  }
});

test('a HEAD is a GET without its body', async () => {
  for (const path of ['/', '/files/capability-statement.pdf', '/no-such-page']) {
    const [asked, read] = await Promise.all([get(path, {}, 'HEAD'), get(path)]);
    expect(asked.status).toBe(read.status);
    const ofFile = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    expect(ofFile(asked)).toEqual(ofFile(read));
    expect(await asked.text()).toBe('');
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
  for (const condition of [tags[0] ?? '', `"x", W/${tags[0]}`, '*']) {
    const again = await get('/', { 'If-None-Match': condition, 'Accept-Encoding': 'br' });
    expect([again.status, again.headers.get('etag')]).toEqual([304, tags[0]]);
  }
});

test('a viewer may ask for a part of the statement', async () => {
  const path = '/files/capability-statement.pdf';
  const whole = Buffer.from(await (await get(path)).arrayBuffer());
  const part = await get(path, { Range: 'bytes=0-4' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 0-4/${whole.length}`);
  expect(await part.text()).toBe('%PDF-');
  const end = await get(path, { Range: 'bytes=-10' });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-10));
  expect((await get(path, { Range: `bytes=${whole.length}-` })).status).toBe(416);
  expect((await get(path, { Range: 'bytes=0-4', 'If-Range': '"another"' })).status).toBe(200);
  for (const range of ['lines=1-2', 'bytes=0-1, 4-5', 'bytes=a-b', 'bytes=-'])
    expect((await get(path, { Range: range })).status).toBe(200);
});

test('a rebuild under the running server is served whole; pages of the build before still find their files', async () => {
  const { folder, server: built, remove } = await deploySite();
  onTestFinished(remove);
  const read = async (path: string) => (await fetch(built.origin + path)).text();
  const asset = /src="(\/assets\/[^"]+)"/.exec(await read('/'))?.[1] ?? '';
  expect(asset).not.toBe('');
  // as the build puts it in place
  renameSync(join(folder, 'site'), join(folder, 'previous'));
  mkdirSync(join(folder, 'site'));
  expect(await read('/')).toContain(asset);
  for (const [name, text] of [
    ['index.html', 'the new build'],
    ['404.html', 'missing'],
    ['new.txt', 'a new file'],
  ] as const)
    writeFileSync(join(folder, 'site', name), text);
  writeFileSync(join(folder, 'sources.sha256'), 'new');
  await expect.poll(() => read('/'), { timeout: 60_000 }).toBe('the new build');
  expect(await read('/new.txt')).toBe('a new file');
  expect(await read('/government')).toBe('missing');
  expect((await fetch(built.origin + asset)).status).toBe(200);
});

test('a port that is taken, or none, is a clear error', async () => {
  const start = (PORT: string) => startSite({ PORT, DATA_DIR: data.path });
  await expect(start(String(site.port))).rejects.toThrow(`Port ${site.port} is taken`);
  await expect(start('http')).rejects.toThrow('give a number from 1 to 65535');
});

// files that are asked for by a name that cannot change

test('the service worker is a script that is asked for again at every visit', async () => {
  const { status, headers } = await get('/service-worker.js', { 'Accept-Encoding': 'br' });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  // it may name this one script, and fetch from this site
  const policy = headers.get('content-security-policy');
  for (const words of ['trusted-types service-worker', "connect-src 'self'"]) expect(policy).toContain(words);
  // as it travels
  expect(Number(headers.get('content-length'))).toBeLessThan(6000);
});

test('whoever finds a hole reads whom to tell, and until when that holds', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await answer.text()).trim().split('\n');
  const until = new Date(company.securityContactUntil).toISOString();
  expect(lines).toEqual(
    expect.arrayContaining([
      `Contact: mailto:${company.email}`,
      `Expires: ${until}`,
      `Canonical: ${new URL('/.well-known/security.txt', company.website).href}`,
    ]),
  );
});
