import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#server/files/headers.ts';
import { rawRequest } from './support/raw-request.ts';
import { siteForAll } from './support/site-for-all.ts';
import { startSite } from './support/site-server.ts';

const { site, data } = siteForAll();

/** Without following a redirect. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { headers, method, redirect: 'manual' });

test.each([
  ['/government/', '/government'],
  ['/government.html', '/government'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/chillers/services/', '/chillers/services'],
  ['/government.html?utm=1', '/government?utm=1'],
  ['/about', '/team'],
  ['/about/', '/team'],
  ['/about.html?utm=1', '/team?utm=1'],
  ['/index.php', '/'],
  ['/Government?utm=1', '/government?utm=1'],
  ['/CONTACT', '/contact'],
  ['/About-Us', '/team'],
  ['/Index.PHP', '/'],
  ['//government', '/government'],
  ['/chillers%2Fservices', '/chillers/services'],
  ['/chillers%5Cservices/', '/chillers/services'],
  ['/contact).', '/contact'],
  ['/contact%3E', '/contact'],
  ['/contact%20', '/contact'],
  ['/contact=', '/contact'],
  ['/capability-=%0D%0Astatement', '/capability-statement'],
  ['/capability%E2%80%91statement%E2%80%9D', '/capability-statement'],
  ['/Files/Contact.VCF', '/files/contact.vcf'],
])('%s leads to the one address of its page', async (path, only) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(only);
});

test.each([
  '//evil.example/',
  '/%2f%2fevil.example/',
  '/no-such-page/',
  '/no-such.html',
  '/404',
  '/404.html',
  '/.git/config',
  '/%2e%2e/package.json',
  '/..%252f..%252fetc/passwd',
  '/%',
  '/government%00',
  '/assets/',
  '/server.js',
])('%s is the page for missing addresses', async (path) => {
  const { status, head } = await rawRequest(
    site.port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(status).toBe(404);
  expect(head).not.toMatch(/^location:/im);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])(
  '%s is answered 405 with what is allowed',
  async (method) => {
    const response = await get('/government', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(response.headers.get(name), name).toBe(value);
  },
);

test.each([
  ['GET // HTTP/1.1', 301],
  ['GET http:// HTTP/1.1', 400],
  ['GET /\u0080 HTTP/1.1', 400],
  ['TRACE / HTTP/1.1', 405],
  ['CONNECT example.org:443 HTTP/1.1', 0],
  ['BREW / HTTP/1.1', 400],
  ['GET / HTTP/9.9', 400],
  ['GET /', 200],
  ['\u0000\u0001\u0002', 400],
  [`GET /${'a'.repeat(8 * 1024)} HTTP/1.1`, 404],
  [`GET /${'a'.repeat(64 * 1024)} HTTP/1.1`, 431],
  ['POST /messages HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 400],
  ['POST /messages HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', 400],
])('request line %# does not end the server', async (line, status) => {
  const answer = await rawRequest(site.port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer.status || 0).toBe(status);
  expect(site.isAlive()).toBe(true);
  expect((await get('/')).status).toBe(200);
});

test('a HEAD is a GET without its body', async () => {
  for (const path of ['/', '/files/capability-statement.pdf', '/no-such-page']) {
    const [asked, read] = await Promise.all([get(path, {}, 'HEAD'), get(path)]);
    expect(asked.status).toBe(read.status);
    const ofFile = ({ headers }: Response) =>
      Object.fromEntries(
        [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
      );
    expect(ofFile(asked)).toEqual(ofFile(read));
    expect(await asked.text()).toBe('');
  }
});

test('a page is sent as the browser takes it, and asked for again it is unchanged', async () => {
  const versions = await Promise.all(
    ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
      const { host } = new URL(site.origin);
      const { head } = await rawRequest(
        Number(host.split(':')[1]),
        `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
      );
      expect(head).toMatch(/^vary: accept-encoding/im);
      return [/^content-encoding: (.*)$/im.exec(head)?.[1], /^etag: (.*)$/im.exec(head)?.[1]];
    }),
  );
  expect(versions.map(([encoding]) => encoding)).toEqual(['br', 'gzip', 'gzip', undefined]);
  expect(new Set(versions.map(([, etag]) => etag)).size).toBe(3);
  for (const condition of [versions[0]?.[1], `"x", W/${versions[0]?.[1]}`, '*']) {
    const again = await get('/', { 'If-None-Match': condition ?? '', 'Accept-Encoding': 'br' });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(versions[0]?.[1]);
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

describe('a rebuild under the running server', () => {
  test('is served whole; pages of the build before still find their files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
    for (const path of ['server.js', 'server', 'site', 'sources.sha256'])
      cpSync(join('dist', path), join(folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const built = await startSite({ DATA_DIR: data.path, SERVER: join(folder, 'server.js') });
    try {
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
    } finally {
      await built.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

test('a port that is taken, or none, is a clear error', () => {
  const run = (port: string) => {
    try {
      execFileSync(process.execPath, ['dist/server.js'], {
        env: { PORT: port, DATA_DIR: data.path },
        stdio: 'pipe',
        timeout: 20_000,
      });
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    }
    return 'it started';
  };
  expect(run(String(site.port))).toContain(`Port ${site.port} is taken`);
  expect(run('http')).toContain('give a number from 1 to 65535');
});
