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
