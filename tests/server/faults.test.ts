import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { runFault, type Scene } from './support/fault-run.ts';
import { freePort, noPostgres } from './support/postgres.ts';
import type { SiteServer } from './support/site-server.ts';

// those of the mail server are told in outbox.test.ts

interface Fault {
  kind: 'SQLite' | 'PostgreSQL';
  act: (scene: Scene) => Promise<void>;
  /** Whether a visitor may be told that a message is not kept: must at least one be, or may none? */
  refused?: 'some' | 'perhaps';
  /** Whether a mail whose fate is unknown may go out once more. */
  twice?: boolean;
}

const faults: Record<string, Fault> = {
  'killed under load, SQLite': { kind: 'SQLite', act: killUnderLoad(5), refused: 'perhaps', twice: true },
  'killed under load, PostgreSQL': {
    kind: 'PostgreSQL',
    act: killUnderLoad(3),
    refused: 'perhaps',
    twice: true,
  },
  'two servers, SQLite': { kind: 'SQLite', act: twoServers },
  'two servers, PostgreSQL': { kind: 'PostgreSQL', act: twoServers },
  'a full disk': { kind: 'SQLite', act: fullDisk, refused: 'some', twice: true },
  'a read-only file': { kind: 'SQLite', act: readOnlyFile, refused: 'some' },
  'a locked file': { kind: 'SQLite', act: lockedFile },
  'PostgreSQL stopped': { kind: 'PostgreSQL', act: databaseRestart, refused: 'perhaps', twice: true },
};

for (const [name, { kind, act, refused, twice }] of Object.entries(faults))
  test(`${name}: every acknowledged message is there once, and no page is missing`, async ({ skip }) => {
    if (kind === 'PostgreSQL' && noPostgres) skip(noPostgres);
    if (act === fullDisk && !mayMount()) skip('this account may not mount a small disk');
    const outcome = await runFault(kind, act);
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.found).toBe(outcome.acknowledged);
    if (!refused) expect(outcome.refused).toBe(0);
    if (refused === 'some') expect(outcome.refused).toBeGreaterThan(0);
    if (!twice) expect(outcome.mailed.twice).toBe(0);
    expect(outcome.mailed.more).toBe(0);
    expect(outcome.isPageServed).toBe(true);
  }, 120_000);

/** The server is killed with SIGKILL so many times while visitors write and mail goes out. */
function killUnderLoad(times: number): Fault['act'] {
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

/** Two servers take and mail the messages of one place. */
async function twoServers({ start, loadWhile }: Scene): Promise<void> {
  const servers = [await start(), await start()];
  let turn = 0;
  const next = () => {
    turn += 1;
    return servers[turn % 2]?.origin ?? '';
  };
  await loadWhile(next, () => pause(1000));
}

/** The disk of the file is full for a while. */
async function fullDisk({ folder, start, loadWhile }: Scene): Promise<void> {
  mount(folder, '-t', 'tmpfs', '-o', 'size=512k');
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const server = await start();
  await loadWhile(at(server), async () => {
    for (let left = 100; left && !server.output().includes('NOT stored'); left -= 1) await pause(100);
    // visitors are told while it is full, and so is whoever watches: an answer stands for three seconds,
    // and one between two messages may have found room
    await expect
      .poll(async () => (await fetch(`${server.origin}/health`)).status, { timeout: 20_000 })
      .toBe(503);
  });
  if (!server.output().includes('NOT stored')) throw new Error('The disk was not full');
  mount(folder, '-o', 'remount,size=64m');
  await loadWhile(at(server), () => pause(500));
}

/** The file may not be written for a while. */
async function readOnlyFile({ folder, start, loadWhile }: Scene): Promise<void> {
  // an account that owns nothing: to root every file is writable
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const first = await start({}, account);
  await loadWhile(at(first), () => pause(300));
  await first.stop();
  const file = join(folder, 'messages.db');
  const { mode } = statSync(folder);
  chmodSync(file, 0o400);
  chmodSync(folder, 0o500);
  const second = await start({}, account);
  await loadWhile(at(second), () => pause(300));
  if (!second.output().includes('can NOT be kept')) throw new Error('The file was not read-only');
  chmodSync(folder, mode);
  chmodSync(file, 0o600);
  await loadWhile(at(second), () => pause(300));
}

/** Another program holds the file for two seconds; the server waits for five. */
async function lockedFile({ folder, start, loadWhile }: Scene): Promise<void> {
  const server = await start();
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
  await loadWhile(at(server), async () => {
    await pause(500);
    await postgres?.stop();
    await pause(1500);
    await postgres?.start();
    await pause(1000);
  });
}

/** Where a server that stays at its place is written to. */
const at = (server: SiteServer) => () => server.origin;

function mount(folder: string, ...options: string[]): void {
  execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'pipe' });
}

function mayMount(): boolean {
  const folder = mkdtempSync('/tmp/messages-disk-');
  try {
    mount(folder, '-t', 'tmpfs');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
