import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import { expect, test, vi } from 'vitest';
import { createMessageStore, type MessageStore } from '#server/messages/store/message-store.ts';
import { openPostgres } from '#server/messages/store/postgres.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { mailTo, startMailServer } from './support/mail-server.ts';
import { freePort, noPostgres, startPostgres } from './support/postgres.ts';
import { rawRequest } from './support/raw-request.ts';
import { siteForOne } from './support/site-for-all.ts';
import { contact, post, type SiteServer } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

// what happens to the server while visitors write, all of it side by side, for most of it waits; one file, longer than others,
// because each fault is told beside what is counted after it. Those of the mail server and the receiver: outbox.test.ts

test.concurrent('a body that never ends is cut off; thousands of requests of garbage later a visitor is served', async (context) => {
  const site = await siteForOne(context, { RATE_LIMIT: '0' }).start();
  const begun = 'POST /messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const slow = rawRequest(site.port, `${begun}Content-Length: 1000\r\n\r\n{"form"`);
  // a connection that is closed meanwhile is no news
  const garbage = (index: number) =>
    post(site.origin, `${'\u0000\ufffd{"'.repeat(index % 50)}${index}`).catch(() => {});
  for (let sent = 0; sent < 2000; sent += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => garbage(sent + index)));
  expect((await fetch(`${site.origin}/government`)).status).toBe(200);
  expect((await post(site.origin, contact)).status).toBe(201);
  expect((await slow).status).toBe(408);
});

interface Scene {
  /** Of the file, for SQLite. */
  folder: string;
  postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  /** Starts a server at the place of this fault. */
  start: (env?: Record<string, string>, account?: { uid: number; gid: number }) => Promise<SiteServer>;
  /** Visitors write to `origin` until `work` is done, and try again for `patience` milliseconds. */
  loadWhile: (origin: () => string, work: () => Promise<unknown>, patience?: number) => Promise<void>;
  onTestFinished: (work: () => void) => void;
}
const patient = { timeout: 120_000, interval: 100 };
type Act = (scene: Scene) => Promise<void>;
interface May {
  /** A visitor may be told that a message is not kept; at least one must be, or perhaps. */
  refused?: 'some' | 'perhaps';
  /** What may or may not have got there may go out once more. */
  twice?: boolean;
}

test.concurrent.for<[name: string, kind: 'SQLite' | 'PostgreSQL', act: Act, may?: May]>([
  ['a database that is stopped', 'PostgreSQL', databaseRestart, { refused: 'perhaps', twice: true }],
  ['killed under load', 'SQLite', killUnderLoad(5), { refused: 'perhaps', twice: true }],
  ['killed under load', 'PostgreSQL', killUnderLoad(3), { refused: 'perhaps', twice: true }],
  ['two servers', 'SQLite', twoServers],
  ['two servers', 'PostgreSQL', twoServers],
  ['a full disk', 'SQLite', fullDisk, { refused: 'some', twice: true }],
  ['a read-only file', 'SQLite', readOnlyFile, { refused: 'some' }],
  ['a locked file', 'SQLite', lockedFile],
])('%s, %s: every acknowledged message is there once, and told by both ways', async (fault, context) => {
  const [, kind, act, may = {}] = fault;
  const { onTestFinished, skip } = context;
  if (kind === 'PostgreSQL') skip(noPostgres !== undefined, noPostgres);
  if (act === fullDisk) skip(!mayMount(), 'this account may not mount a small disk');
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  onTestFinished(async () => postgres?.remove());
  const [mail, receiver] = [await startMailServer(), await startReceiver()];
  onTestFinished(mail.stop);
  onTestFinished(receiver.stop);
  // late, so that some are cut off in the middle
  receiver.answer((response) => setTimeout(() => response.writeHead(204).end(), 50));
  const { path: folder, start: startAt } = siteForOne(context, {
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...mailTo(mail.url),
    ...receiver.settings,
    RATE_LIMIT: '0',
  });
  const servers: SiteServer[] = [];
  const start: Scene['start'] = async (...how) => {
    const server = await startAt(...how);
    servers.push(server);
    return server;
  };
  const acknowledged: string[] = [];
  let [written, refused] = [0, 0];
  const loadWhile: Scene['loadWhile'] = async (origin, work, patience = 0) => {
    let isDone = false;
    const visit = async () => {
      while (!isDone) {
        written += 1;
        const name = `message number ${written}`;
        const reference = await write(name, origin, performance.now() + patience);
        if (reference) acknowledged.push(`${name} ${reference}`);
        else refused += 1;
        // each of them goes out, in a tenth of a second
        await pause(200);
      }
    };
    const visitors = [visit(), visit(), visit(), visit()];
    await work().finally(() => {
      isDone = true;
    });
    await Promise.all(visitors);
  };
  await act({ folder, postgres, start, loadWhile, onTestFinished });
  const alive = servers.find((server) => server.isAlive()) ?? (await start());
  const store = createMessageStore(postgres ? openPostgres(postgres.url) : openSqlite(folder));
  onTestFinished(store.close);
  const messages = await whenTold(store);

  expect(acknowledged.length).toBeGreaterThan(0);
  const kept = messages.map(({ entries, reference }) => `${entries.name} ${reference}`);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(messages.map(({ entries }) => entries.name)).size).toBe(messages.length);
  if (!may.refused) expect(refused).toBe(0);
  if (may.refused === 'some') expect(refused).toBeGreaterThan(0);
  for (const { reference } of messages) {
    const mails = mail.mails.filter((text) => text.includes(`Message-ID: <${reference}@`));
    expect(mails.length, `mails of ${reference}`).toBeLessThanOrEqual(may.twice ? 2 : 1);
    const posts = receiver.deliveries.filter(({ id, data }) => id === reference && data.reference === id);
    expect(posts.length, `posts of ${reference}`).toBeGreaterThanOrEqual(1);
    // a post may come twice where an answer was late; by two servers that share their messages it does not
    if (act === twoServers) expect(posts.length, `posts of ${reference}`).toBe(1);
  }
  expect((await fetch(`${alive.origin}/government`)).status).toBe(200);
});

/** Writes as a visitor's browser does, with one key for all tries until `end`; the reference, if it was acknowledged. */
async function write(name: string, origin: () => string, end: number): Promise<string | undefined> {
  const key = `key-of-${name.replaceAll(' ', '-')}`;
  for (;;) {
    // where the connection was cut, nobody knows whether the message is there
    const answer = await post(origin(), { ...contact, name }, { key }).catch(() => undefined);
    const { reference } = (await answer?.json().catch(() => undefined)) ?? {};
    if (reference || performance.now() > end) return reference;
    await pause(50);
  }
}

/** Everything that is stored, once all of it was told; a doubt about a mail is settled by a second one, after its lease. */
async function whenTold(store: MessageStore) {
  return vi.waitFor(async () => {
    const messages = await store.list();
    const untold = messages.filter(({ mail, webhook }) => mail === 'waiting' || webhook !== 'sent');
    expect(untold).toEqual([]);
    return messages;
  }, patient);
}

/** The server is killed with SIGKILL so many times while visitors write and messages go out. */
function killUnderLoad(times: number): Act {
  return async ({ start, loadWhile }) => {
    const port = await freePort();
    const work = async () => {
      for (let left = times; left > 0; left -= 1) {
        const server = await start({ PORT: String(port) });
        await pause(20 + Math.random() * 150);
        await server.stop('SIGKILL');
      }
      await start({ PORT: String(port) });
    };
    await loadWhile(() => `http://localhost:${port}`, work, 20_000);
  };
}

/** Of a server whose tries end late, so that a machine that stalls sends nothing twice. */
const unhurried = { MAIL_RETRY_SECONDS: '10', WEBHOOK_RETRY_SECONDS: '10' };

/** Two servers take and tell the messages of one place. */
async function twoServers({ start, loadWhile }: Scene): Promise<void> {
  const [one, other] = [await start(unhurried), await start(unhurried)];
  let turn = 0;
  const next = () => {
    turn += 1;
    return (turn % 2 ? one : other).origin;
  };
  await loadWhile(next, () => pause(1000));
}

/** The disk of the file is full for a while. */
async function fullDisk({ folder, start, loadWhile, onTestFinished }: Scene): Promise<void> {
  mount(folder, '-t', 'tmpfs', '-o', 'size=512k');
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const server = await start();
  await loadWhile(at(server), async () => {
    await vi.waitFor(() => expect(server.output()).toContain('NOT stored'), patient);
    // visitors are told while it is full, and so is whoever watches: an answer stands for three seconds,
    // and one between two messages may have found room
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/health`)).status).toBe(503), patient);
  });
  mount(folder, '-o', 'remount,size=64m');
  await loadWhile(at(server), () => pause(500));
}

/** The file may not be written for a while. */
async function readOnlyFile({ folder, start, loadWhile }: Scene): Promise<void> {
  // an account that owns nothing: to root every file is writable
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const first = await start(unhurried, account);
  await loadWhile(at(first), () => pause(300));
  await first.stop();
  const file = join(folder, 'messages.db');
  const { mode } = statSync(folder);
  chmodSync(file, 0o400);
  chmodSync(folder, 0o500);
  const second = await start(unhurried, account);
  await loadWhile(at(second), () => pause(300));
  expect(second.output()).toContain('can NOT be kept');
  chmodSync(folder, mode);
  chmodSync(file, 0o600);
  await loadWhile(at(second), () => pause(300));
}

/** Another program holds the file for two seconds; the server waits for five. */
async function lockedFile({ folder, start, loadWhile }: Scene): Promise<void> {
  const server = await start(unhurried);
  await loadWhile(at(server), async () => {
    const client = createClient({ url: `file:${join(folder, 'messages.db')}`, concurrency: 1 });
    await client.execute('PRAGMA busy_timeout = 5000');
    const writing = await client.transaction('write');
    await pause(2000);
    await writing.rollback();
    client.close();
  });
}

/** PostgreSQL is stopped and started again while visitors write. */
async function databaseRestart({ postgres, start, loadWhile }: Scene): Promise<void> {
  const server = await start();
  const work = async () => {
    await pause(500);
    await postgres?.stop();
    await pause(500);
    await postgres?.start();
    await pause(1000);
  };
  await loadWhile(at(server), work, 20_000);
}

/** Where a server that stays at its place is written to. */
const at = (server: SiteServer) => () => server.origin;

function mount(folder: string, ...options: string[]): void {
  execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'pipe' });
}

function mayMount(): boolean {
  return spawnSync('unshare', ['--mount', 'true']).status === 0;
}
