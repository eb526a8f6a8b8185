import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { securityHeaders } from '#tools/serve/headers.ts';
import { expect, test } from './support/site.ts';

test('every response carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/government',
    '/files/capability-statement.pdf',
    '/no-such-page',
    '/sitemap.xml',
  ]) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

test('pages are compressed and revalidated, hashed files are kept', async ({ request }) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const again = await request.get('/', { headers: { 'If-None-Match': page.headers().etag as string } });
  expect(again.status()).toBe(304);
  const [, asset] = (await page.text()).match(/src="(\/assets\/[^"]+\.js)"/) ?? [];
  const script = await request.get(asset as string, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('gzip');
});

test('the statement is a PDF', async ({ request }) => {
  const response = await request.get('/files/capability-statement.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a taken port is a clear error', async ({ baseURL }) => {
  const port = new URL(baseURL as string).port;
  const { code, output } = await run({ PORT: port });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('npm start');
});

test('a port that is none is a clear error', async () => {
  const { code, output } = await run({ PORT: 'http' });
  expect(code).toBe(1);
  expect(output).toContain('give a number from 1 to 65535');
});

async function run(env: Record<string, string>) {
  const start: ChildProcess = spawn('node', ['tools/run.mjs', 'tools/start.ts'], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [start.stdout, start.stderr]) stream?.on('data', (data) => (output += data));
  const [code] = await once(start, 'exit');
  return { code, output };
}
