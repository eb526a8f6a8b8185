import { setTimeout as pause } from 'node:timers/promises';
import { health as words } from 'words:office';
import { createClient } from '@libsql/client/sqlite3';
import { expect, test, vi } from 'vitest';
import { mailTo, startMailServer } from './support/mail-server.ts';
import { siteForOne } from './support/site-for-all.ts';
import { ana, contact, openStore, post, type SiteServer } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

const ask = async ({ origin }: SiteServer) => {
  const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(20_000) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const report = await answer.json();
  expect(report.status).toBe(answer.status === 200 ? 'pass' : 'fail');
  expect(report.wrong.length > 0).toBe(answer.status === 503);
  return { code: answer.status, ...report };
};
const becomes = (site: SiteServer, expected: object) =>
  vi.waitFor(async () => expect(await ask(site)).toMatchObject(expected), { timeout: 60_000, interval: 250 });

async function keepOld(folder: string): Promise<void> {
  const store = await openStore({ DATA_DIR: folder });
  const received = Date.now() - 20 * 60_000;
  await store.add({ form: 'contact', received, entries: ana, isSuspect: false, key: 'old' });
  await store.close();
}

test.concurrent('a server that only keeps messages is well, however long they lie there', async (context) => {
  const { path, start } = siteForOne(context);
  await keepOld(path);
  const report = await ask(await start());
  expect(report).toMatchObject({ code: 200, store: 'writable', mail: 'none', webhook: 'none' });
  expect(report.untold).toEqual({ count: 1, oldestSeconds: expect.any(Number) });
  expect(report.untold.oldestSeconds).toBeGreaterThanOrEqual(1200);
});

test.concurrent('one that mails asks the mail server once however often it is asked, and a new message alarms nobody', async (context) => {
  const mail = await startMailServer();
  context.onTestFinished(mail.stop);
  const site = await siteForOne(context, mailTo(mail.url)).start();
  const reports = await Promise.all(Array.from({ length: 50 }, () => ask(site)));
  reports.push(await ask(site));
  for (const report of reports)
    expect(report).toMatchObject({ code: 200, mail: 'reachable', untold: { count: 0, oldestSeconds: null } });
  expect(mail.connections).toBe(1);
  mail.treatment = 'refuse';
  await post(site.origin, contact);
  await becomes(site, { code: 200, untold: { count: 1 } });
});

test.concurrent('a mail server that is away, and a message of which nobody was told, are said without a name', async (context) => {
  const mail = await startMailServer();
  await mail.stop();
  const { path, start } = siteForOne(context, mailTo(mail.url));
  await keepOld(path);
  const report = await ask(await start());
  expect(report).toMatchObject({ code: 503, store: 'writable', mail: 'unreachable', untold: { count: 1 } });
  expect(report.wrong).toHaveLength(2);
  expect(JSON.stringify(report)).not.toMatch(/Ana|example\.|127\.0\.0\.1|localhost/);
});

test.concurrent('a web hook that fails is said, and that it delivers again', async (context) => {
  const receiver = await startReceiver();
  context.onTestFinished(receiver.stop);
  const site = await siteForOne(context, receiver.settings).start();
  expect(await ask(site)).toMatchObject({ code: 200, webhook: 'untried' });
  receiver.answer = (response) => response.writeHead(500).end();
  await post(site.origin, contact);
  await becomes(site, { code: 503, webhook: 'fails' });
  receiver.answer = undefined;
  await becomes(site, { code: 200, webhook: 'delivers', untold: { count: 0 } });
});

test.concurrent('a locked file is said in time, and that it is free again; what is sent meanwhile is kept', async (context) => {
  const { path, start } = siteForOne(context);
  const site = await start();
  const holder = createClient({ url: `file:${path}/messages.db` });
  const writing = await holder.transaction('write');
  await becomes(site, { code: 503, store: 'failing', untold: null, wrong: [words.storeLate] });
  const sent = post(site.origin, contact);
  await pause(1000);
  await writing.rollback();
  holder.close();
  expect((await sent).status).toBe(201);
  await becomes(site, { code: 200, store: 'writable' });
});
