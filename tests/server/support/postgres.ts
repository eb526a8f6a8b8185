import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { findPostgres } from '../../../tools/debian-packages.ts';

/** A real PostgreSQL of its own, on loopback. */
export interface PostgresServer {
  url: string;
  start: () => Promise<void>;
  /** As an administrator stops it: connections are cut, everything is written. */
  stop: () => Promise<void>;
  /** To all of its processes: `SIGSTOP` makes it hang. */
  signal: (signal: NodeJS.Signals) => void;
  remove: () => Promise<void>;
}

/** Why there is none; undefined where there is one. */
export const noPostgres = findPostgres()
  ? undefined
  : 'PostgreSQL is not installed and could not be: apt-get install postgresql, or name its programs in POSTGRES_BIN';

/** Makes a database cluster in a temporary folder and starts it. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const folder = mkdtempSync('/tmp/messages-postgres-');
  // it refuses to run as root
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const server: PostgresServer = {
    url,
    start: async () => {
      running = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        {
          ...account,
          cwd: folder,
          stdio: 'ignore',
        },
      );
      await answers(url);
    },
    stop: async () => {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGINT');
      await ended;
      running = undefined;
    },
    signal: (signal) => {
      const pid = running?.pid;
      if (!pid) return;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const id of [pid, ...children.filter(Boolean).map(Number)]) process.kill(id, signal);
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
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
