import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordRoutes } from '../../content/addresses/record-routes.ts';
import { routes } from '../../content/addresses/routes.ts';
import { movedPages } from '../../content/facts/moved-pages.ts';
import { siteForAll } from '../../tests/server/support/site-for-all.ts';
import { type Answer, ask, type Question, same } from './support/ask.ts';
import { type Host, missing, startCaddy, startNginx } from './support/servers.ts';

const { site } = siteForAll();

const headers = { 'Accept-Encoding': 'gzip, br' };
const asset = (ending: string) =>
  `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith(`.${ending}`))}`;
const recordPaths = ['project', 'position', 'program'].map(
  (name) => recordRoutes.find((route) => route.name === name)?.path ?? '/',
);
const pdf = '/files/capability-statement.pdf';

/** What there is; all of it is answered 200, or 206 where a part is asked for. */
const files: Question[] = [
  ...Object.values(routes).map(({ path }) => ({ path, headers })),
  ...['js', 'css', 'svg', 'avif', 'webp', 'woff2'].map((ending) => ({ path: asset(ending), headers })),
  ...[
    pdf,
    '/files/capability-statement.json',
    '/files/contact.vcf',
    '/service-worker.js',
    '/.well-known/security.txt',
    ...recordPaths,
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    '/favicon.svg',
    '/favicon.ico',
    '/icon-192.png',
    '/?utm_source=card',
    '/%67overnment',
  ].map((path) => ({ path, headers })),
  { path: '/' },
  ...['gzip', 'br;q=0, gzip', 'identity'].map((accepted) => ({
    path: '/',
    headers: { 'Accept-Encoding': accepted },
  })),
  { path: '/government', method: 'HEAD', headers },
  { path: pdf, method: 'HEAD' },
  ...['bytes=0-4', 'bytes=-10', 'bytes=0-1,4-5', 'lines=1-2'].map((range) => ({
    path: pdf,
    headers: { Range: range },
  })),
  { path: pdf, headers: { Range: 'bytes=0-4', 'If-Range': '"another"' } },
];

const missingPaths = [
  '/no-such-page',
  '/no-such-page/',
  '/no-such.html',
  '/404',
  '/404.html',
  '/Government',
  '//government',
  '//evil.example/',
  '/%2f%2fevil.example/',
  '/chillers%2fservices',
  '/about%2f',
  '/.git/config',
  '/server.js',
  '/files',
  '/files/',
  '/assets',
  '/assets/',
  '/assets/none.js',
  `${asset('js')}.br`,
  '/index.html.br',
  '/robots.txt.gz',
  '/..%252f..%252fetc/passwd',
  '/..%255c..%255cetc/passwd',
  `/${'a'.repeat(8 * 1024)}`,
];

const moves: [from: string, to: string][] = [
  ...Object.entries(movedPages),
  ['/about/', '/team'],
  ['/about.html?utm=1&b=%20', '/team?utm=1&b=%20'],
  ['/government/', '/government'],
  ['/government.html?a=1', '/government?a=1'],
  ['/government/index.html', '/government'],
  ['/chillers/services//', '/chillers/services'],
  ['/robots.txt/', '/robots.txt'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
];

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (name, start) => {
  const reason = missing(name);
  let host: Host;
  beforeAll(async () => {
    if (!reason) host = await start(site.port);
  });
  afterAll(async () => {
    if (!host) return;
    expect(host.isAlive()).toBe(true);
    await host.stop();
  });
  const both = (question: Question): Promise<[Answer, Answer]> =>
    Promise.all([ask(host.port, question), ask(site.port, question)]);

  if (reason) test.skip(`SKIPPED: ${reason}`, () => {});
  else {
    test('sends every kind of file with the same status, headers and bytes', async () => {
      for (const question of files) {
        const [here, there] = await both(question);
        expect(there.status, question.path).toBeLessThan(300);
        expect(same(here), JSON.stringify(question)).toEqual(same(there));
      }
    });

    test('answers missing addresses with the page for them', async () => {
      for (const path of missingPaths) {
        const [here, there] = await both({ path, headers });
        expect(there.status, path).toBe(404);
        expect(same(here), path).toEqual(same(there));
      }
      // whatever else is asked of it, it stays a missing address
      const asked = { ...headers, Range: 'bytes=0-4', 'If-None-Match': '*' };
      const [here, there] = await both({ path: '/no-such-page', headers: asked });
      expect(same(here)).toEqual(same(there));
    });

    test('has one address for each page, and leads old ones to it', async () => {
      for (const [path, to] of moves) {
        const [here, there] = await both({ path });
        expect([there.status, there.headers.location], path).toEqual([301, to]);
        expect(same(here, true), path).toEqual(same(there, true));
      }
    });

    test('says of a file that is known that it is unchanged', async () => {
      for (const question of [{ path: '/', headers }, { path: asset('avif') }, { path: pdf }]) {
        const { headers: first } = await ask(host.port, question);
        expect(first.etag, question.path).toBeTruthy();
        const asked = { ...question.headers, 'If-None-Match': first.etag as string };
        const again = await ask(host.port, { ...question, headers: asked });
        expect([again.status, again.body.length], question.path).toEqual([304, 0]);
        for (const header of ['etag', 'cache-control', 'content-security-policy'])
          expect(again.headers[header], question.path).toBe(first[header]);
      }
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map((accepted) =>
          ask(host.port, { path: '/', headers: { 'Accept-Encoding': accepted } }),
        ),
      );
      expect(new Set(tags.map((answer) => answer.headers.etag)).size).toBe(3);
    });

    test('refuses a part that a file does not have', async () => {
      const [here, there] = await both({ path: pdf, headers: { Range: 'bytes=99999999-' } });
      expect([here.status, here.headers['content-range']]).toEqual([416, there.headers['content-range']]);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
      'refuses %s and says what it takes',
      async (method) => {
        for (const path of ['/government', '/no-such-page', asset('js')]) {
          const [here, there] = await both({ path, method, body: 'text' });
          expect(there.status, path).toBe(405);
          expect(same(here), path).toEqual(same(there));
        }
      },
    );

    test('hands messages to the site’s own server, with the address that they came from', async () => {
      const [here, there] = await both({ path: '/messages', method: 'POST', body: 'no form' });
      expect(there.status).toBe(415);
      expect(same(here)).toEqual(same(there));
      const [missingHere, missingThere] = await both({ path: '/messages/7F3K-29QX', headers });
      expect(missingThere.status).toBe(404);
      expect(same(missingHere)).toEqual(same(missingThere));
    });
  }
});
