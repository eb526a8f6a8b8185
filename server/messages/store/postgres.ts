import postgres from 'postgres';
import { type Database, type Row, schema, type Value } from './message-store.ts';

/** A PostgreSQL database, connected at the first statement and again after it was away. A statement gives up after 10 s. */
export function openPostgres(url: string): Database {
  const { host, pathname } = new URL(url);
  const sql = postgres(url, {
    max: 5,
    connect_timeout: 5,
    idle_timeout: 60,
    // a statement of ours that waits longer is waiting for somebody who holds the table
    connection: { application_name: 'messages', statement_timeout: 10_000 },
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  let prepared: Promise<unknown> | undefined;
  const prepare = async () => {
    for (const statement of schema) await sql.unsafe(statement);
  };
  return {
    name: `PostgreSQL at ${host}${pathname}`,
    query: async (text, parameters = []) => {
      try {
        prepared ??= prepare();
        await prepared;
        return [...(await sql.unsafe<Row[]>(numbered(text), parameters as Value[]))];
      } catch (error) {
        const { code = '', message } = error as { code?: string; message: string };
        // a database that was away, or emptied, is looked at anew
        prepared = undefined;
        throw new Error(`PostgreSQL at ${host}: ${code || message}`, { cause: error });
      }
    },
    // its rows, log and copies are the business of whoever runs it (docs/messages.md)
    forget: async () => {},
    close: () => sql.end({ timeout: 5 }),
  };
}

/** `?` as PostgreSQL wants it: $1, $2. No statement of ours holds a question mark in a text. */
function numbered(text: string): string {
  return text.split('?').reduce((before, after, index) => `${before}$${index}${after}`);
}
