// One file, longer than others, so that statements stand beside the tables that they read.

import { randomBytes } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { type Kept, type Message, type NewMessage, newReference, type Taken } from './message.ts';

/** What a message of the longest length that its form allows takes in the store, at four bytes a letter. */
const roomOfMessage = 48 * 1024;

const everything = `SELECT messages.*, webhook.tries AS hook_tries, webhook.sent AS hook_sent, webhook.given_up AS hook_given_up
  FROM messages LEFT JOIN webhook ON webhook.reference = messages.reference`;

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

/** The store that the settings name; every method rejects while it cannot be used, with what the database said as its cause. */
export async function openMessageStore({ databaseUrl, dataFolder }: Settings) {
  // only the one that is used is loaded
  const database: Database = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./sqlite.ts')).openSqlite(dataFolder);
  const { name, query, close } = database;
  const findByKey = async (key: string): Promise<Taken | undefined> => {
    const [row] = await query('SELECT * FROM messages WHERE key = ?', [key]);
    return row && { ...readRow(row), isNew: false };
  };
  /** Cleans up also where there are none: a process that ended in between may have left traces. */
  const remove = async (condition: string, value: Value): Promise<number> => {
    const removed = await query(`DELETE FROM messages WHERE ${condition} RETURNING reference`, [value]);
    await query('DELETE FROM webhook WHERE reference NOT IN (SELECT reference FROM messages)');
    await database.forget();
    return removed.length;
  };
  return {
    /** Where messages lie, never with a password. */
    name,
    findByKey,
    /** Resolves once the message is safely on disk; under a key that it knows it answers with the first one. */
    add: async ({ key, form, received, entries, isSuspect }: NewMessage): Promise<Taken> => {
      // a reference that is taken, one time in a million million, is refused as a fault, and the sender tries again
      const [row] = await query(
        `INSERT INTO messages (reference, key, form, received, entries, suspect) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO NOTHING RETURNING *`,
        [newReference(), key, form, received, JSON.stringify(entries), Number(isSuspect)],
      );
      return row ? { ...readRow(row), isNew: true } : ((await findByKey(key)) as Taken);
    },
    find: async (reference: string): Promise<Message | undefined> =>
      (await query(`${everything} WHERE messages.reference = ?`, [reference])).map(toMessage)[0],
    list: async () => (await query(`${everything} ORDER BY received, messages.reference`)).map(toMessage),
    remove: async (reference: string) => (await remove('reference = ?', reference)) > 0,
    removeBefore: (time: number) => remove('received < ?', time),
    /** Messages that surely reached nobody, those given up included, perhaps mailed ones not; `oldest` is when the first was received. */
    untold: async () => {
      const [row] = await query(
        `SELECT COUNT(*) AS count, MIN(received) AS oldest FROM messages LEFT JOIN webhook ON webhook.reference = messages.reference
         WHERE suspect = 0 AND mailed IS NULL AND unsure + in_doubt = 0 AND webhook.sent IS NULL`,
      );
      const count = Number(row?.count);
      return { count, oldest: count ? Number(row?.oldest) : undefined };
    },
    /** Lets what was given up, or may not have arrived, be sent once more, unless it is on its way; answers with how many. */
    retry: async (now: number) => {
      const mails = await query(
        `UPDATE messages SET given_up = NULL, unsure = 0, in_doubt = 0, tries = 0, next_try = 0
         WHERE mailed IS NULL AND (given_up IS NOT NULL OR unsure + in_doubt >= ${mostUnsure} AND next_try <= ?) RETURNING reference`,
        [now],
      );
      const posts = await query(
        'UPDATE webhook SET given_up = NULL, tries = 0, next_try = 0 WHERE given_up IS NOT NULL RETURNING reference',
      );
      return new Set([...mails, ...posts].map(({ reference }) => reference)).size;
    },
    /** Resolves once as much as the longest message was written to the disk. */
    write: async () => {
      await query(
        'INSERT INTO health (id, written) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET written = excluded.written',
        // a full disk may have room for a few bytes, or for many that are alike
        [randomBytes((roomOfMessage * 3) / 4).toString('base64')],
      );
    },
    queues: { mail: mailQueue(query), webhook: webhookQueue(query) },
    close,
  };
}

function toMessage(row: Row): Message {
  return { ...readRow(row), mail: mailState(row), webhook: webhookState(row) };
}

function mailState({ mailed, given_up, unsure, in_doubt }: Row): Message['mail'] {
  if (mailed !== null) return 'mailed';
  if (given_up !== null) return 'given up';
  return Number(unsure) + Number(in_doubt) > 0 ? 'unsure' : 'waiting';
}

function webhookState({ hook_tries, hook_sent, hook_given_up }: Row): Message['webhook'] {
  if (hook_sent !== null) return 'sent';
  if (hook_given_up !== null) return 'given up';
  return hook_tries === null ? 'untried' : 'waiting';
}

type Query = Database['query'];

/** A mail whose fate is not known is sent once more, then left to the office: it may arrive twice, never three times. */
const mostUnsure = 2;

const mailDue = `mailed IS NULL AND given_up IS NULL AND suspect = 0 AND unsure + in_doubt < ${mostUnsure} AND next_try <= ?`;

/** The messages that are to be sent one way; each way has a state of its own, and neither holds up the other. */
export type Queue = ReturnType<typeof mailQueue>;

function mailQueue(query: Query) {
  const note = (column: string) => async (reference: string, time: number) => {
    await query(`UPDATE messages SET ${column} = ?, in_doubt = 0 WHERE reference = ?`, [time, reference]);
  };
  return {
    way: 'mail' as 'mail' | 'webhook',
    /** The next message that no other process holds, held until `now + lease`. */
    lease: async (now: number, lease: number): Promise<Kept | undefined> => {
      // the condition stands twice: PostgreSQL checks the outer one again after it has waited for another process
      const [row] = await query(
        `UPDATE messages SET next_try = ?, tries = tries + 1, unsure = unsure + in_doubt, in_doubt = 0
         WHERE reference = (SELECT reference FROM messages WHERE ${mailDue} ORDER BY next_try, received LIMIT 1) AND ${mailDue}
         RETURNING *`,
        [now + lease, now, now],
      );
      return row && readRow(row);
    },
    /** From here on its fate is not known until one of the next three is called: the receiver is being given the text. */
    markUnsure: async (reference: string) => {
      await query('UPDATE messages SET in_doubt = 1 WHERE reference = ?', [reference]);
    },
    markSent: note('mailed'),
    postpone: note('next_try'),
    giveUp: note('given_up'),
  };
}

/** For how long a message that was mailed is news: a web hook that is set later does not page for older ones. */
const news = 3 * 24 * 3_600_000;

/** The messages that are to be posted to the web hook: at least once, so that none is in doubt. */
function webhookQueue(query: Query): Queue {
  const note = (column: string) => async (reference: string, time: number) => {
    await query(`UPDATE webhook SET ${column} = ? WHERE reference = ?`, [time, reference]);
  };
  return {
    way: 'webhook',
    lease: async (now, lease) => {
      // once more at the end, for a process that has waited for another
      const [held] = await query(
        `INSERT INTO webhook (reference, tries, next_try)
         SELECT messages.reference, 1, CAST(? AS BIGINT) FROM messages LEFT JOIN webhook ON webhook.reference = messages.reference
         WHERE suspect = 0 AND (mailed IS NULL OR received > ? OR webhook.tries IS NOT NULL)
           AND webhook.sent IS NULL AND webhook.given_up IS NULL AND COALESCE(webhook.next_try, 0) <= ?
         ORDER BY COALESCE(webhook.next_try, 0), received LIMIT 1
         ON CONFLICT (reference) DO UPDATE SET tries = webhook.tries + 1, next_try = excluded.next_try
         WHERE webhook.sent IS NULL AND webhook.given_up IS NULL AND webhook.next_try <= ?
         RETURNING reference, tries`,
        [now + lease, now - news, now, now],
      );
      if (!held) return undefined;
      const [row] = await query('SELECT * FROM messages WHERE reference = ?', [held.reference as string]);
      return row && { ...readRow(row), tries: Number(held.tries) };
    },
    markUnsure: async () => {},
    markSent: note('sent'),
    postpone: note('next_try'),
    giveUp: note('given_up'),
  };
}

function readRow(row: Row): Kept {
  return {
    reference: String(row.reference),
    form: String(row.form),
    received: Number(row.received),
    entries: JSON.parse(String(row.entries)),
    isSuspect: Number(row.suspect) === 1,
    tries: Number(row.tries),
  };
}

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What SQLite and PostgreSQL have in common: statements with `?` for their parameters, one at a time. */
export interface Database {
  name: string;
  /** Rejects when the database cannot be used, with what it said as the cause; a statement that was cut off may have taken effect. */
  query: (sql: string, parameters?: readonly Value[]) => Promise<Row[]>;
  /** Leaves no trace of what was deleted where messages lie, as far as that is ours to do. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
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
const webhook = `CREATE TABLE IF NOT EXISTS webhook (
  reference TEXT PRIMARY KEY,
  sent BIGINT,
  given_up BIGINT,
  tries INTEGER NOT NULL,
  next_try BIGINT NOT NULL
)`;
const health = `CREATE TABLE IF NOT EXISTS health (
  id INTEGER PRIMARY KEY,
  written TEXT NOT NULL
)`;
const index = 'CREATE INDEX IF NOT EXISTS messages_received ON messages (received)';

/** What makes an empty database one of messages; tables and columns are only ever added. */
export const schema = [table, index, webhook, health];
