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
