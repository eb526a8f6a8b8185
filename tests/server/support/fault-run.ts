import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Message } from '#server/messages/store/message.ts';
import { createMessageStore, type MessageStore } from '#server/messages/store/message-store.ts';
import { openPostgres } from '#server/messages/store/postgres.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { startMailServer } from './mail-server.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { makeDataFolder, post, type SiteServer, startSite } from './site-server.ts';

/** What became of the messages of a fault. */
export interface Outcome {
  acknowledged: number;
  /** How many visitors were told that theirs was not kept. */
  refused: number;
  /** Acknowledged messages that are there exactly once. */
  found: number;
  /** Of all messages that are there: how many reached the office twice, and more often. */
  mailed: { twice: number; more: number };
  isPageServed: boolean;
}

/** What a fault is made with; all of it ends with the test. */
export interface Scene {
  /** Of the file, for SQLite. */
  folder: string;
  postgres: PostgresServer | undefined;
  /** Starts a server at the place of this run. */
  start: (env?: Record<string, string>, account?: { uid: number; gid: number }) => Promise<SiteServer>;
  /** Visitors who write to `origin` until `work` is done; what was acknowledged counts. */
  loadWhile: (origin: () => string, work: () => Promise<void>, patience?: number) => Promise<void>;
}

/** Makes a fault at a fresh place, lets everything come to rest, and counts. */
export async function runFault(
  kind: 'SQLite' | 'PostgreSQL',
  act: (scene: Scene) => Promise<void>,
): Promise<Outcome> {
  const data = makeDataFolder();
  onTestFinished(data.remove);
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  onTestFinished(async () => postgres?.remove());
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const env = {
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: data.path }),
    SMTP_URL: mail.url,
    RATE_LIMIT: '0',
    MAIL_TO: 'office@example.com',
    MAIL_RETRY_SECONDS: '1',
  };
  const servers: SiteServer[] = [];
  const start: Scene['start'] = async (more = {}, account) => {
    const server = await startSite({ ...env, ...more }, account);
    onTestFinished(async () => void (await server.stop()));
    servers.push(server);
    return server;
  };
  const load: Load = { acknowledged: new Map(), refused: 0 };
  const loadWhile: Scene['loadWhile'] = async (origin, work, patience = 0) => {
    let isDone = false;
    const sent = sendMessages(load, { origin, until: () => isDone, patience });
    await work().finally(() => {
      isDone = true;
    });
    await sent;
  };
  await act({ folder: data.path, postgres, start, loadWhile });
  const last = servers.find((server) => server.isAlive()) ?? (await start());
  const messages = await whenMailed(
    createMessageStore(postgres ? openPostgres(postgres.url) : openSqlite(data.path)),
  );
  const isPageServed = (await fetch(`${last.origin}/government`)).status === 200;
  return { ...count(load, messages, mail.mails), isPageServed };
}

/** Everything that is stored, once nothing waits to be mailed any more. */
async function whenMailed(store: MessageStore): Promise<Message[]> {
  onTestFinished(store.close);
  for (let left = 400; ; left -= 1) {
    const messages = await store.list();
    // a doubt is settled by a second mail, after the lease of five seconds
    if (left === 0 || messages.every(({ mail }) => mail === 'mailed')) return messages;
    if (left < 340 && messages.every(({ mail }) => mail !== 'waiting')) return messages;
    await pause(100);
  }
}

function count({ acknowledged, refused }: Load, messages: readonly Message[], mails: readonly string[]) {
  const found = [...acknowledged].filter(
    ([name, reference]) =>
      messages
        .filter(({ entries }) => entries.name === name)
        .map((one) => one.reference)
        .join() === reference,
  );
  const copies = new Map(messages.map(({ reference }) => [reference, 0]));
  for (const mail of mails) {
    const [, reference = ''] = /^Message-ID: <([^@]+)@/m.exec(mail) ?? [];
    copies.set(reference, (copies.get(reference) ?? 0) + 1);
  }
  const arrived = (times: (count: number) => boolean) => [...copies.values()].filter(times).length;
  return {
    acknowledged: acknowledged.size,
    refused,
    found: found.length,
    mailed: { twice: arrived((times) => times === 2), more: arrived((times) => times > 2) },
  };
}

/** What became of the messages of one run. */
interface Load {
  /** By what the visitor wrote: the reference of each message that was acknowledged. */
  acknowledged: Map<string, string>;
  /** How many visitors were told that theirs was not kept. */
  refused: number;
}

interface LoadOptions {
  /** Where the next try goes: a server that was started again may have moved. */
  origin: () => string;
  /** Until nobody writes any more. */
  until: () => boolean;
  /** How long a visitor's browser goes on trying, in milliseconds; 0 for one try. */
  patience: number;
}

let sent = 0;

/** Four visitors who write one message after the other, each tried again with the same key until it is answered. */
async function sendMessages(load: Load, { origin, until, patience }: LoadOptions): Promise<void> {
  const visitor = async () => {
    while (!until()) {
      sent += 1;
      const name = `message ${sent}`;
      const reference = await send(
        name,
        `${process.pid}-${Date.now()}-${sent}`,
        performance.now() + patience,
      );
      if (reference) load.acknowledged.set(name, reference);
      else load.refused += 1;
      // every one of them is mailed, a tenth of a second each
      await pause(40);
    }
  };
  const send = async (name: string, key: string, end: number): Promise<string | undefined> => {
    for (;;) {
      try {
        const answer = await post(origin(), { form: 'contact', name, email: 'ana@example.org' }, { key });
        if (answer.ok) return (await answer.json()).reference;
        await answer.arrayBuffer();
      } catch {
        // the connection was cut: nobody knows whether the message is there
      }
      if (performance.now() > end) return undefined;
      await pause(50);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}
