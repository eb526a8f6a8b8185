import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type TestContext, test, vi } from 'vitest';
import { mailTo, startMailServer } from './support/mail-server.ts';
import { freePort, noPostgres, startPostgres } from './support/postgres.ts';
import { siteForOne } from './support/site-for-all.ts';
import { contact, openStore, post, type SiteServer } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

interface Scene {
  folder: string;
  postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  start: (env?: Record<string, string>) => Promise<SiteServer>;
  /** Visitors write to `origin` until `work` is done, and try again for `patience` milliseconds. */
  loadWhile: (origin: string, work: () => Promise<unknown>, patience?: number) => Promise<void>;
  onTestFinished: TestContext['onTestFinished'];
}
const patient = { timeout: 120_000, interval: 100 };

test.concurrent.for<[name: string, kind: 'SQLite' | 'PostgreSQL', act: (scene: Scene) => Promise<void>]>([
  ['a database that is stopped', 'PostgreSQL', databaseRestart],
  ['killed under load', 'SQLite', killUnderLoad],
  ['killed under load', 'PostgreSQL', killUnderLoad],
  ['a full disk', 'SQLite', fullDisk],
])(
  '%s, %s: every acknowledged message is there once, and told by both ways',
  async ([, kind, act], context) => {
    const { onTestFinished, skip } = context;
    if (kind === 'PostgreSQL') skip(noPostgres !== undefined, noPostgres);
    const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0;
    if (act === fullDisk) skip(!mayMount, 'this account may not mount a small disk');
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    onTestFinished(async () => postgres?.remove());
    const [mail, receiver] = [await startMailServer(), await startReceiver()];
    onTestFinished(mail.stop);
    onTestFinished(receiver.stop);
    // late, so that some are cut off in the middle
    receiver.answer = (response) => setTimeout(() => response.writeHead(204).end(), 50);
    const place: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
    const { path: folder, start } = siteForOne(context, {
      ...place,
      ...mailTo(mail.url),
      ...receiver.settings,
      RATE_LIMIT: '0',
    });
    const acknowledged: string[] = [];
    let written = 0;
    const loadWhile: Scene['loadWhile'] = async (origin, work, patience = 0) => {
      let isDone = false;
      const visit = async () => {
        while (!isDone) {
          written += 1;
          const name = `message number ${written}`;
          const reference = await write(name, origin, performance.now() + patience);
          if (reference) acknowledged.push(`${name} ${reference}`);
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
    const store = await openStore({ DATA_DIR: folder, ...place });
    onTestFinished(store.close);
    const messages = await vi.waitFor(async () => {
      const stored = await store.list();
      expect(stored.filter(({ mail, webhook }) => mail === 'waiting' || webhook !== 'sent')).toEqual([]);
      return stored;
    }, patient);

    expect(acknowledged.length).toBeGreaterThan(0);
    const kept = messages.map(({ entries, reference }) => `${entries.name} ${reference}`);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(messages.map(({ entries }) => entries.name)).size).toBe(messages.length);
    for (const { reference } of messages) {
      const mails = mail.mails.filter((text) => text.includes(`Message-ID: <${reference}@`));
      // what may have got there when it was cut off goes out once more
      expect(mails.length, `mails of ${reference}`).toBeLessThanOrEqual(2);
      expect(receiver.deliveries).toContainEqual(expect.objectContaining({ id: reference }));
    }
  },
);

async function write(name: string, origin: string, end: number): Promise<string | undefined> {
  const key = `key-of-${name.replaceAll(' ', '-')}`;
  for (;;) {
    // where the connection was cut, nobody knows whether the message is there
    const answer = await post(origin, { ...contact, name }, { key }).catch(() => undefined);
    const { reference } = (await answer?.json().catch(() => undefined)) ?? {};
    if (reference || performance.now() > end) return reference;
    await pause(50);
  }
}

async function killUnderLoad({ start, loadWhile }: Scene): Promise<void> {
  const PORT = String(await freePort());
  const work = async () => {
    for (let left = 4; left > 0; left -= 1) {
      const server = await start({ PORT });
      await pause(20 + Math.random() * 150);
      await server.stop('SIGKILL');
    }
    await start({ PORT });
  };
  await loadWhile(`http://localhost:${PORT}`, work, 20_000);
}

async function fullDisk({ folder, start, loadWhile, onTestFinished }: Scene): Promise<void> {
  const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  mount('size=512k');
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const server = await start();
  await loadWhile(server.origin, async () => {
    await vi.waitFor(() => expect(server.output()).toContain('NOT stored'), patient);
    // an answer stands for three seconds, and one between two messages may have found room
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/health`)).status).toBe(503), patient);
  });
  mount('remount,size=64m');
  await loadWhile(server.origin, () => pause(500));
}

async function databaseRestart({ postgres, start, loadWhile }: Scene): Promise<void> {
  const server = await start();
  const work = async () => {
    await pause(500);
    await postgres?.stop();
    await pause(500);
    await postgres?.start();
    await pause(1000);
  };
  await loadWhile(server.origin, work, 20_000);
}
