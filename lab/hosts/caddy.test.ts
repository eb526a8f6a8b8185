import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recordRoutes } from '../../src/views/record-routes.ts';
import { routes } from '../../src/views/routes.ts';
import { siteForAll } from '../../tests/server/support/site-for-all.ts';
import { startSite } from '../../tests/server/support/site-server.ts';
import { ask, type Question, same } from './support/ask.ts';
import { type Host, startCaddy } from './support/caddy.ts';

const { site, data } = siteForAll({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '1' });
let host: Host;
beforeAll(async () => {
  host = await startCaddy(site.port);
});
afterAll(async () => {
  expect(host.isAlive()).toBe(true);
  await host.stop();
});

const headers = { 'Accept-Encoding': 'gzip, br' };
const asset = (ending: string) =>
  `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith(`.${ending}`))}`;
const pdf = '/files/capability-statement.pdf';

/** Every page, one of every kind of file, and what a server may be asked besides. */
const questions: Question[] = [
  ...[...Object.values(routes), ...recordRoutes].map(({ path }) => ({ path, headers })),
  ...['js', 'css', 'svg', 'avif', 'webp', 'woff2'].map((ending) => ({ path: asset(ending), headers })),
  ...[pdf, '/files/contact.vcf', '/service-worker.js', '/sitemap.xml'].map((path) => ({ path, headers })),
  { path: '/' },
  { path: '/', headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
  { path: '/government', method: 'HEAD', headers },
  { path: pdf, headers: { Range: 'bytes=0-4' } },
  { path: pdf, headers: { Range: 'bytes=99999999-' } },
  ...['/about.html?utm=1&b=%20', '/government/', '//', '//evil.example/', '/%2f%2fevil.example/'].map(
    (path) => ({ path }),
  ),
  ...['/no-such-page', '/chillers%2fservices', '/.git/config', `/${'a'.repeat(8 * 1024)}`].map((path) => ({
    path,
    headers,
  })),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path: '/government', method, body: 'text' })),
  { path: '/messages', method: 'POST', body: 'no form' },
  { path: '/messages/7F3K-29QX', headers },
];

test('hands on every answer of the server as it is', async () => {
  for (const question of questions) {
    const [here, there] = await Promise.all([ask(host.port, question), ask(site.port, question)]);
    expect(same(here), JSON.stringify(question)).toEqual(same(there));
  }
});

test('says of a file that is known that it is unchanged', async () => {
  for (const path of ['/', asset('avif'), pdf]) {
    const { headers: first } = await ask(host.port, { path, headers });
    const again = await ask(host.port, {
      path,
      headers: { ...headers, 'If-None-Match': first.etag as string },
    });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
});

test('counts a message for the visitor who sent it, whoever it says that it is', async () => {
  const send = (from: string, forged: string) =>
    ask(host.port, {
      path: '/messages',
      method: 'POST',
      from,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `caddy-${process.pid}-${from}-${forged}`.replaceAll('.', '-'),
        Origin: `http://127.0.0.1:${host.port}`,
        'X-Forwarded-For': forged,
      },
      body: JSON.stringify({ form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com' }),
    });
  const kept = await send('127.0.0.3', '192.0.2.1');
  expect(kept.status).toBe(201);
  const { reference } = JSON.parse(String(kept.body));
  expect(String((await ask(host.port, { path: `/messages/${reference}` })).body)).toContain(reference);
  expect((await send('127.0.0.3', '192.0.2.2')).status).toBe(429);
  expect((await send('127.0.0.13', '192.0.2.1')).status).toBe(201);
});

test('waits for a server that is started anew, and says so when it stays away', async () => {
  const env = { DATA_DIR: data.path };
  const first = await startSite(env);
  const before = await startCaddy(first.port);
  onTestFinished(async () => void (await before.stop()));
  await first.stop();
  const asked = ask(before.port, { path: '/government' });
  const second = await startSite({ ...env, PORT: String(first.port) });
  expect((await asked).status).toBe(200);
  await second.stop();
  const away = await ask(before.port, { path: '/government' });
  expect([away.status, away.headers['cache-control']]).toEqual([503, 'no-store']);
});
