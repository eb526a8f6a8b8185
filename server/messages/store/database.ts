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
  close: () => Promise<void>;
}
