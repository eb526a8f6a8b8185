import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import {
  createMessageStore,
  type Database,
  type MessageStore,
} from '#server/messages/store/message-store.ts';
import { openPostgres } from '#server/messages/store/postgres.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { noPostgres, type PostgresServer, startPostgres } from './postgres.ts';

/** Two processes at one database, as far as it can tell; empty before each test. */
export interface Stores {
  store: MessageStore;
  other: MessageStore;
}

/** The same tests of a store in SQLite and in PostgreSQL. */
export function inEachDatabase(title: string, tests: (stores: Stores) => void): void {
  let folder: string;
  let server: PostgresServer;
  const databases: [name: string, open: () => Database, why: string | undefined][] = [
    ['SQLite', () => openSqlite(folder), undefined],
    ['PostgreSQL', () => openPostgres(server.url), noPostgres],
  ];
  for (const [name, open, why] of databases)
    describe.skipIf(why)(`${title} in ${name}`, () => {
      // filled in before the first test
      const stores: Stores = { store: {} as MessageStore, other: {} as MessageStore };
      beforeAll(async () => {
        if (name === 'PostgreSQL') server = await startPostgres();
        else folder = mkdtempSync(join(tmpdir(), 'messages-'));
        for (const store of Object.values(stores)) Object.assign(store, createMessageStore(open()));
      });
      beforeEach(async () => {
        for (const { reference } of await stores.store.list()) await stores.store.remove(reference);
      });
      afterAll(async () => {
        await stores.store.close();
        await stores.other.close();
        if (name === 'PostgreSQL') await server.remove();
        else rmSync(folder, { recursive: true });
      });
      tests(stores);
    });
}

/** A message that tries what a database may not take. */
export const message = {
  form: 'contact',
  received: 1_800_000_000_000,
  entries: { name: 'Ana Ñandú 👷', message: "Robert'); DROP TABLE messages;--\n?" },
  isSuspect: false,
};
