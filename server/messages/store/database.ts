import type { Settings } from '../../settings.ts';

/** A value of a column. */
export type Value = string | number | null;
/** A row by column name. */
export type Row = Record<string, Value>;

/** What SQLite and PostgreSQL have in common: statements with `?` for their parameters, one at a time. */
export interface Database {
  /** Where messages lie, as it is told to whoever starts the server; never with a password. */
  name: string;
  /** Rejects with a StoreError when the database cannot be used; a statement that was cut off may have taken effect. */
  query: (sql: string, parameters?: readonly Value[]) => Promise<Row[]>;
  /** Leaves no trace of what was deleted where messages lie, as far as that is ours to do. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

/** The database that the settings name: PostgreSQL, or a file of this machine. Only the one that is used is loaded. */
export async function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<Database> {
  return databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./sqlite.ts')).openSqlite(dataFolder);
}

/** Understood by both databases. `unsure` counts the times that a mail may have gone out without our hearing of it. */
const table = `CREATE TABLE IF NOT EXISTS messages (
  reference TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  received BIGINT NOT NULL,
  entries TEXT NOT NULL,
  suspect INTEGER NOT NULL,
  mailed BIGINT,
  given_up BIGINT,
  unsure INTEGER NOT NULL DEFAULT 0,
  in_doubt INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  next_try BIGINT NOT NULL DEFAULT 0
)`;
/** How the web hook stands with a message, from its first try on. */
const webhook = `CREATE TABLE IF NOT EXISTS webhook (
  reference TEXT PRIMARY KEY,
  sent BIGINT,
  given_up BIGINT,
  tries INTEGER NOT NULL,
  next_try BIGINT NOT NULL
)`;
/** One row, written to see whether a message could be. */
const health = `CREATE TABLE IF NOT EXISTS health (
  id INTEGER PRIMARY KEY,
  written TEXT NOT NULL
)`;
const index = 'CREATE INDEX IF NOT EXISTS messages_received ON messages (received)';

/** What makes an empty database one of messages; tables and columns are only ever added. */
export const schema = [table, index, webhook, health];
