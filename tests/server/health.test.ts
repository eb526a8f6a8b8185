import { createClient } from '@libsql/client/sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { ana, contact } from './support/messages.ts';
import { noPostgres, startPostgres } from './support/postgres.ts';
import { siteForEach } from './support/site-for-each.ts';
import { post, type SiteServer } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());
const each = siteForEach({ RATE_LIMIT: '0' });
const { start } = each;

const mailing = () => ({ SMTP_URL: mail.url, MAIL_TO: 'office@example.com', MAIL_RETRY_SECONDS: '1' });
/** As a monitor asks: no answer is a failure, whatever is broken. */
const ask = async ({ origin }: SiteServer) => {
  const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(20_000) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const report = await answer.json();
  expect(report.status).toBe(answer.status === 200 ? 'pass' : 'fail');
  expect(report.wrong.length > 0).toBe(answer.status === 503);
  return { code: answer.status, ...report };
};
const becomes = (site: SiteServer, expected: object) =>
  vi.waitFor(async () => expect(await ask(site)).toMatchObject(expected), { timeout: 60_000, interval: 500 });

test('a server that only keeps messages is well, however long they lie there', async () => {
  await keepOld();
  const report = await ask(await start());
  expect(report).toMatchObject({ code: 200, store: 'writable', mail: 'none', webhook: 'none' });
  expect(report.untold).toEqual({ count: 1, oldestSeconds: expect.any(Number) });
  expect(report.untold.oldestSeconds).toBeGreaterThanOrEqual(1200);
});

test('one that mails is well when the mail server is there, and asks it once however often it is asked', async () => {
  const site = await start(mailing());
  const reports = await Promise.all(Array.from({ length: 50 }, () => ask(site)));
  for (const report of reports)
    expect(report).toMatchObject({ code: 200, mail: 'reachable', untold: { count: 0, oldestSeconds: null } });
  expect(mail.connections()).toBe(1);
});

test('a mail server that is away, and a message of which nobody was told, are said without a name', async () => {
  await mail.stop();
  await keepOld();
  const site = await start(mailing());
  const report = await ask(site);
  expect(report).toMatchObject({ code: 503, store: 'writable', mail: 'unreachable', untold: { count: 1 } });
  expect(report.wrong).toHaveLength(2);
  expect(JSON.stringify(report)).not.toMatch(/Ana|example\.|127\.0\.0\.1|localhost/);
  await mail.start();
});

test('a message that has just come alarms nobody', async () => {
  const site = await start(mailing());
  mail.treat('refuse');
  await post(site.origin, contact);
  await becomes(site, { code: 200, untold: { count: 1 } });
});

test('a web hook that fails is said, and that it delivers again; one that is gone stays so', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const { url, secret } = receiver;
  const site = await start({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_RETRY_SECONDS: '1' });
  expect(await ask(site)).toMatchObject({ code: 200, webhook: 'untried' });
  receiver.answer((response) => response.writeHead(500).end());
  await post(site.origin, contact);
  await becomes(site, { code: 503, webhook: 'fails' });
  receiver.answer();
  await becomes(site, { code: 200, webhook: 'delivers', untold: { count: 0 } });
  receiver.answer((response) => response.writeHead(410).end());
  await post(site.origin, contact);
  await becomes(site, { code: 503, webhook: 'gone' });
});

test('a locked file is said in time, and that it is free again', async () => {
  const site = await start();
  await becomes(site, { code: 200 });
  const holder = createClient({ url: `file:${each.path}/messages.db` });
  const writing = await holder.transaction('write');
  await becomes(site, { code: 503, store: 'failing', untold: null });
  await writing.rollback();
  holder.close();
  await becomes(site, { code: 200, store: 'writable' });
});

test('a database that is stopped, and one that hangs, are said in time', async ({ skip }) => {
  if (noPostgres) skip(noPostgres);
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  // one that hangs could not be stopped
  onTestFinished(() => postgres.signal('SIGCONT'));
  const site = await start({ DATABASE_URL: postgres.url });
  await becomes(site, { code: 200, store: 'writable' });
  await postgres.stop();
  await becomes(site, { code: 503, store: 'failing' });
  await postgres.start();
  await becomes(site, { code: 200, store: 'writable' });
  postgres.signal('SIGSTOP');
  await becomes(site, { code: 503, store: 'failing' });
  postgres.signal('SIGCONT');
  await becomes(site, { code: 200, store: 'writable' });
});

test('it takes no other request, and nobody is led there', async () => {
  const { origin } = await start();
  const answer = await fetch(`${origin}/health`, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('/health');
  expect((await fetch(`${origin}/health/`)).status).toBe(404);
});

/** A message of twenty minutes ago. */
async function keepOld(): Promise<void> {
  const store = createMessageStore(openSqlite(each.path));
  const received = Date.now() - 20 * 60_000;
  await store.add({ form: 'contact', received, entries: ana, isSuspect: false, key: 'old' });
  await store.close();
}
