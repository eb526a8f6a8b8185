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
const index = 'CREATE INDEX IF NOT EXISTS messages_received ON messages (received)';

/** What makes an empty database one of messages; columns are only ever added. */
export const schema = [table, index];
