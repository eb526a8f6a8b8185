import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#server/log.ts';
import { findPostgres } from '../../../tools/debian-packages.ts';

export const noPostgres = findPostgres()
  ? undefined
  : 'PostgreSQL is not installed and could not be: apt-get install postgresql, or name its programs in POSTGRES_BIN';

/** Makes a database cluster in a temporary folder and starts it. */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const folder = mkdtempSync('/tmp/messages-postgres-');
  // it refuses to run as root
  const isRoot = process.getuid?.() === 0;
  const account = isRoot && { uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) };
  if (account) chownSync(folder, account.uid, -1);
  const run = (program: string, ...options: string[]) =>
    promisify(execFile)(join(programs, program), ['-D', folder, ...options], { ...account, cwd: folder });
  await run('initdb', '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const start = () => run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  await start();
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    start,
    /** As an administrator stops it: connections are cut, everything is written. */
    stop: () => run('pg_ctl', '-w', '-m', 'fast', 'stop'),
    remove: async () => {
      await run('pg_ctl', '-w', '-m', 'immediate', 'stop').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens to, below those from 32,768 on that Linux may hand to another test until ours is bound. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
