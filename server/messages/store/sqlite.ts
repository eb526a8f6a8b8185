import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type ResultSet } from '@libsql/client/sqlite3';
import { type Database, type Row, schema } from './message-store.ts';

/** How long a statement waits for another process that holds the file, before the visitor is told. */
const patience = 5000;

/** One SQLite file in `folder`, on disk before a statement resolves; opened anew where it was taken away: a deleted one would lose all. */
export function openSqlite(folder: string): Database {
  const file = join(resolve(folder), 'messages.db');
  let opened: { client: Client; inode: number } | undefined;

  const close = () => {
    opened?.client.close();
    opened = undefined;
  };
  const open = async (): Promise<Client> => {
    if (opened && inodeOf(file) === opened.inode) return opened.client;
    close();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepPrivate(file);
    // the library's own waiting would hold up every page, so `query` waits instead; one connection, so that its settings hold
    const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: 0 });
    opened = { client, inode: 0 };
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    // nor does a copy of the messages lie in another folder while the file is written anew
    await client.execute('PRAGMA temp_store = MEMORY');
    for (const statement of schema) await client.execute(statement);
    opened.inode = inodeOf(file);
    return client;
  };

  // one try after the other: none opens or closes the file under another
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    // a statement that failed may stay open in the binding, and hold up the commit of every later one
    last = turn.catch(close).catch(() => {});
    return turn;
  };

  const withPatience = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const until = performance.now() + patience;
    for (let wait = 2; ; wait = Math.min(wait * 2, 100)) {
      try {
        return await inTurn(async () => work(await open()));
      } catch (error) {
        const { code = '', message } = error as { code?: string; message: string };
        const isBusy = /^SQLITE_(?:BUSY|LOCKED)/.test(code);
        if (isBusy && performance.now() < until) {
          await pause(wait);
          continue;
        }
        throw new Error(`${file}: ${code || message}`, { cause: error });
      }
    }
  };

  return {
    name: file,
    query: (sql, parameters = []) =>
      withPatience(async (client) => {
        const statement = { sql, args: [...parameters] };
        // one that writes has a transaction of its own: it locks before it reads, and is on disk once COMMIT has succeeded
        const isRead = /^SELECT\b/i.test(sql);
        const [result] = isRead
          ? [await client.execute(statement)]
          : await client.batch([statement], 'write');
        const { columns, rows } = result as ResultSet;
        return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Row);
      }),
    forget: () => withPatience(forget),
    close: () => inTurn(async () => close()),
  };
}

/** Writes the file anew from what is left, and empties the log beside it: both hold what was deleted, in pieces. */
async function forget(client: Client): Promise<void> {
  await client.execute('VACUUM');
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.[0] !== 0)
    throw Object.assign(new Error('Another process reads the log'), { code: 'SQLITE_BUSY' });
}

/** Readable by its owner alone, before there is a word in it; the database gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  if (inodeOf(file) === 0) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode & 0o077) chmodSync(path, 0o600);
  }
}

function inodeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? 0;
}
