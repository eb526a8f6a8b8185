import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '../../content/words/refusals.ts';
import {
  type DataFolder,
  makeDataFolder,
  type SiteServer,
  startSite,
} from '../../tests/server/support/site-server.ts';
import { ask } from './support/ask.ts';
import { type Host, missing, startCaddy, startNginx } from './support/servers.ts';

let data: DataFolder;
let site: SiteServer;
beforeAll(async () => {
  data = makeDataFolder();
  site = await startSite({ DATA_DIR: data.path, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '1' });
});
afterAll(async () => {
  await site.stop();
  data.remove();
});

// one after the other: the last test of each ends the server behind it
describe.sequential.each([
  ['nginx', startNginx, '127.0.0.2'],
  ['caddy', startCaddy, '127.0.0.3'],
] as const)('a message through %s', (name, start, visitor) => {
  const reason = missing(name);
  if (reason) {
    test.skip(`SKIPPED: ${reason}`, () => {});
    return;
  }
  let host: Host;
  beforeAll(async () => {
    host = await start(site.port);
  });
  afterAll(() => host.stop());

  /** From an address of loopback, as one visitor; `forged` is whom it says that it is. */
  const send = (from: string, forged: string) =>
    ask(host.port, {
      path: '/messages',
      method: 'POST',
      from,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `hosts-${process.pid}-${name}-${from}-${forged}`.replaceAll('.', '-'),
        Origin: `http://127.0.0.1:${host.port}`,
        'X-Forwarded-For': forged,
      },
      body: JSON.stringify({ form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com', message: forged }),
    });

  test('is kept and has its page', async () => {
    const { status, body } = await send(visitor, '192.0.2.1');
    expect([status, String(body)]).toEqual([201, expect.stringContaining('reference')]);
    const { reference } = JSON.parse(String(body));
    const page = await ask(host.port, { path: `/messages/${reference}` });
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain(reference);
    expect(page.headers['content-security-policy']?.match(/default-src/g)).toHaveLength(1);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('counts for the visitor who sent it, whoever it says that it is', async () => {
    expect((await send(visitor, '192.0.2.2')).status).toBe(429);
    expect((await send(visitor.replace(/\d$/, '1$&'), '192.0.2.1')).status).toBe(201);
  });
});

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s, while the site’s own server is down', (name, start) => {
  const reason = missing(name);
  if (reason) {
    test.skip(`SKIPPED: ${reason}`, () => {});
    return;
  }
  test('sends the pages, and says of a message that it was not kept', async () => {
    await site.stop();
    const host = await start(site.port);
    try {
      expect((await ask(host.port, { path: '/government' })).status).toBe(200);
      const answer = await ask(host.port, { path: '/messages', method: 'POST', body: '{}' });
      expect(answer.status).toBe(503);
      expect(JSON.parse(String(answer.body))).toEqual(refusals.failed);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toBe('application/json');
      expect(answer.headers['content-security-policy']).toBeTruthy();
    } finally {
      await host.stop();
    }
  });
});
