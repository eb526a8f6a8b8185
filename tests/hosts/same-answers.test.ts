import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movedPages } from '#content/facts/moved-pages.ts';
import { routes } from '#content/routes.ts';
import { type DataFolder, makeDataFolder, type SiteServer, startSite } from '../server/support/site-server.ts';
import { type Answer, ask, type Question, same } from './support/ask.ts';
import { type Host, missing, startCaddy, startNginx } from './support/servers.ts';

let data: DataFolder;
let site: SiteServer;
beforeAll(async () => {
  data = makeDataFolder();
  site = await startSite({ DATA_DIR: data.path, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '0' });
});
afterAll(async () => {
  expect(site.isAlive()).toBe(true);
  await site.stop();
  data.remove();
});

const asset = (ending: string) =>
  `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith(`.${ending}`))}`;
const pages = Object.values(routes).map(({ path }) => path);
const compressed = { 'Accept-Encoding': 'gzip, br' };

const files: Question[] = [
  ...pages.map((path) => ({ path, headers: compressed })),
  { path: '/' },
  { path: '/', headers: { 'Accept-Encoding': 'gzip' } },
  { path: '/', headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
  { path: '/?utm_source=card', headers: compressed },
  { path: '/government', method: 'HEAD', headers: compressed },
  { path: '/files/capability-statement.pdf', method: 'HEAD' },
  { path: '/files/capability-statement.pdf', headers: compressed },
  { path: '/files/capability-statement.pdf', headers: { Range: 'bytes=0-4' } },
  { path: '/files/capability-statement.pdf', headers: { Range: 'bytes=-10' } },
  { path: '/files/capability-statement.pdf', headers: { Range: 'bytes=0-1,4-5' } },
  { path: '/files/capability-statement.pdf', headers: { Range: 'lines=1-2' } },
  { path: '/files/capability-statement.pdf', headers: { Range: 'bytes=0-4', 'If-Range': '"another"' } },
  ...['json', 'vcf'].map((ending) => ({ path: `/files/${ending === 'vcf' ? 'contact' : 'capability-statement'}.${ending}` })),
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/speculation-rules.json', '/favicon.svg', '/favicon.ico', '/icon-192.png'].map((path) => ({ path, headers: compressed })),
  ...['js', 'css', 'svg', 'avif', 'webp', 'woff2'].map((ending) => ({ path: asset(ending), headers: compressed })),
];
const missingPaths = [
  '/no-such-page', '/no-such-page/', '/no-such.html', '/404', '/404.html', '//evil.example/', '//government', '/%2f%2fevil.example/',
  '/chillers%2fservices', '/.git/config', '/server.js', '/assets', '/assets/', '/assets/none.js', '/files', '/files/', '/chillers/services/none', '/index.html.br', '/robots.txt.gz',
  `${asset('js')}.br`, '/..%252f..%252fetc/passwd', '/..%255c..%255cetc/passwd', '/Government', '/messages-none',
  `/${'a'.repeat(8 * 1024)}`,
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

  test.skipIf(reason)('sends every kind of file as npm start does', async () => {
    for (const question of files) {
      const [here, there] = await both(question);
      expect(there.status, question.path).toBeLessThan(300);
      expect(same(here), JSON.stringify(question)).toEqual(same(there));
    }
  });
  test.skipIf(reason)('answers missing addresses with the page for them', async () => {
    for (const path of missingPaths) {
      const [here, there] = await both({ path, headers: compressed });
      expect(there.status, path).toBe(404);
      expect(same(here), path).toEqual(same(there));
    }
  });
});
