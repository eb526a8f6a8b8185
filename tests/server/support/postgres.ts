import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { findPostgres } from '../../../tools/debian-packages.ts';

/** Why there is none; undefined where there is one. */
export const noPostgres = findPostgres()
  ? undefined
  : 'PostgreSQL is not installed and could not be: apt-get install postgresql, or name its programs in POSTGRES_BIN';

/** A real PostgreSQL of its own, on loopback. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Makes a database cluster in a temporary folder and starts it. */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const folder = mkdtempSync('/tmp/messages-postgres-');
  // it refuses to run as root
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), options, { ...account, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    running = spawn(join(programs, 'postgres'), options, { ...account, cwd: folder, stdio: 'ignore' });
    await answers(url);
  };
  /** As an administrator stops it: connections are cut, everything is written. */
  const stop = async () => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    await ended;
    running = undefined;
  };
  await start();
  return {
    url,
    start,
    stop,
    /** To all of its processes: `SIGSTOP` makes it hang. */
    signal: (signal: NodeJS.Signals) => {
      const pid = running?.pid;
      if (!pid) return;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const id of [pid, ...children.filter(Boolean).map(Number)]) process.kill(id, signal);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    try {
      await sql`SELECT 1`;
      return;
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nobody listens to at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
