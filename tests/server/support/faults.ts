import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Impossible, type Kind, type Outcome, runFault } from './fault-run.ts';
import { freePort } from './postgres.ts';

type Result = Promise<Outcome | Impossible>;

const isRoot = process.getuid?.() === 0;
/** An account that owns nothing: to root every file is writable. */
const nobody = { uid: 65534, gid: 65534 };

/** The server is killed with SIGKILL `times` times while visitors write and mail goes out. */
export function killUnderLoad(times: number, kind: Kind): Result {
  return runFault(`killed ${times} times under load (${kind})`, kind, async ({ start, loadWhile }) => {
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
  });
}

/** Two servers take and mail the messages of one place. */
export function twoServers(kind: Kind): Result {
  return runFault(`two servers at one place (${kind})`, kind, async ({ start, loadWhile }) => {
    const servers = [await start(), await start()];
    let turn = 0;
    const next = () => {
      turn += 1;
      return servers[turn % 2]?.origin ?? '';
    };
    await loadWhile(next, () => pause(2000));
  });
}

/** The disk of the file is full for a while. */
export async function fullDisk(): Result {
  const fault = 'the disk is full, then has room again';
  const folder = mkdtempSync('/tmp/messages-disk-');
  const mount = (...options: string[]) =>
    execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=256k');
  } catch {
    rmSync(folder, { recursive: true });
    return { fault, why: 'this account may not mount a small disk' };
  }
  try {
    return await runFault(
      fault,
      'SQLite',
      async ({ start, loadWhile }) => {
        const server = await start();
        await loadWhile(
          () => server.origin,
          () => pause(2500),
        );
        if (!server.output().includes('NOT stored')) throw new Error('The disk was not full');
        mount('-o', 'remount,size=64m');
        await loadWhile(
          () => server.origin,
          () => pause(500),
        );
      },
      folder,
    );
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  }
}

/** The file may not be written for a while. */
export async function readOnlyFile(): Result {
  const fault = 'the file is read-only, then writable again';
  return runFault(fault, 'SQLite', async ({ folder, start, loadWhile }) => {
    if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
    const account = isRoot ? nobody : undefined;
    const first = await start({}, account);
    await loadWhile(
      () => first.origin,
      () => pause(300),
    );
    await first.stop();
    const file = join(folder, 'messages.db');
    const { mode } = statSync(folder);
    chmodSync(file, 0o400);
    chmodSync(folder, 0o500);
    const second = await start({}, account);
    await loadWhile(
      () => second.origin,
      () => pause(300),
    );
    if (!second.output().includes('can NOT be kept')) throw new Error('The file was not read-only');
    chmodSync(folder, mode);
    chmodSync(file, 0o600);
    await loadWhile(
      () => second.origin,
      () => pause(300),
    );
  });
}

/** Another program holds the file, for each of these times; the server waits for five seconds. */
export function lockedFile(spans: readonly number[]): Result {
  return runFault(
    `the file is locked for ${spans.join(', then ')} s`,
    'SQLite',
    async ({ folder, start, loadWhile }) => {
      const server = await start();
      await loadWhile(
        () => server.origin,
        async () => {
          for (const seconds of spans) await holdFile(join(folder, 'messages.db'), seconds);
        },
      );
    },
  );
}

/** PostgreSQL is stopped and started again while visitors write. */
export function databaseRestart(): Result {
  return runFault('PostgreSQL is stopped for 3 s', 'PostgreSQL', async ({ postgres, start, loadWhile }) => {
    const server = await start();
    await loadWhile(
      () => server.origin,
      async () => {
        await pause(500);
        await postgres?.stop();
        await pause(3000);
        await postgres?.start();
        await pause(1500);
      },
    );
  });
}

/** A program of its own that locks the file. */
async function holdFile(file: string, seconds: number): Promise<void> {
  const script = `const { createClient } = require('@libsql/client/sqlite3');
    const client = createClient({ url: 'file:' + process.argv[1], concurrency: 1 });
    (async () => {
      await client.execute('PRAGMA busy_timeout = 5000');
      const transaction = await client.transaction('write');
      await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));
      await transaction.rollback();
    })();`;
  const holder = spawn(process.execPath, ['-e', script, file], { cwd: resolve('.'), stdio: 'inherit' });
  const [code] = await once(holder, 'exit');
  if (code !== 0) throw new Error('The file could not be locked');
}
