import { newReference } from '../reference.ts';
import type { Database, Row } from './database.ts';
import type { Leased, MailState, Message, MessageStore, NewMessage, Taken } from './message.ts';

/** A mail whose fate is not known is sent once more, then left to the office: it may arrive twice, never three times. */
const mostUnsure = 2;

const due = `mailed IS NULL AND given_up IS NULL AND suspect = 0 AND unsure + in_doubt < ${mostUnsure} AND next_try <= ?`;

/** A store in `database`, which it closes. */
export function createMessageStore(database: Database): MessageStore {
  const { query } = database;
  const findByKey = async (key: string): Promise<Taken | undefined> => {
    const [row] = await query('SELECT * FROM messages WHERE key = ?', [key]);
    return row && { ...toMessage(row), isNew: false };
  };
  /** How many; also where there are none, for a process that ended in between may have left traces. */
  const removed = async (statement: string, parameter: string | number): Promise<number> => {
    const { length } = await query(statement, [parameter]);
    await database.forget();
    return length;
  };
  return {
    findByKey,
    add: async (message) => (await insert(query, message)) ?? (await findByKey(message.key)) ?? fail(),
    find: async (reference) =>
      (await query('SELECT * FROM messages WHERE reference = ?', [reference])).map(toMessage)[0],
    list: async () => (await query('SELECT * FROM messages ORDER BY received, reference')).map(toMessage),
    remove: async (reference) =>
      (await removed('DELETE FROM messages WHERE reference = ? RETURNING reference', reference)) > 0,
    removeBefore: (time) => removed('DELETE FROM messages WHERE received < ? RETURNING reference', time),
    lease: async (now, lease) => {
      // the condition stands twice: PostgreSQL checks the outer one again after it has waited for another process
      const [row] = await query(
        `UPDATE messages SET next_try = ?, tries = tries + 1, unsure = unsure + in_doubt, in_doubt = 0
         WHERE reference = (SELECT reference FROM messages WHERE ${due} ORDER BY next_try, received LIMIT 1) AND ${due}
         RETURNING *`,
        [now + lease, now, now],
      );
      return row && toLeased(row);
    },
    markUnsure: async (reference) => {
      await query('UPDATE messages SET in_doubt = 1 WHERE reference = ?', [reference]);
    },
    markMailed: async (reference, now) => {
      await query('UPDATE messages SET mailed = ?, in_doubt = 0 WHERE reference = ?', [now, reference]);
    },
    postpone: async (reference, next) => {
      await query('UPDATE messages SET next_try = ?, in_doubt = 0 WHERE reference = ?', [next, reference]);
    },
    giveUp: async (reference, now) => {
      await query('UPDATE messages SET given_up = ?, in_doubt = 0 WHERE reference = ?', [now, reference]);
    },
    close: () => database.close(),
  };
}

/** The new row; none where the key is known already. */
async function insert(query: Database['query'], message: NewMessage): Promise<Taken | undefined> {
  const { key, form, received, entries, isSuspect } = message;
  for (let tried = 0; tried < 5; tried += 1) {
    const [row] = await query(
      `INSERT INTO messages (reference, key, form, received, entries, suspect) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING *`,
      [newReference(), key, form, received, JSON.stringify(entries), Number(isSuspect)],
    );
    if (row) return { ...toMessage(row), isNew: true };
    const [known] = await query('SELECT 1 AS known FROM messages WHERE key = ?', [key]);
    if (known) return undefined;
    // the reference was taken, one time in a million million: another one
  }
  return undefined;
}

function fail(): never {
  throw new Error('The database took a message neither as new nor as known');
}

function toMessage(row: Row): Message {
  return {
    ...toLeased(row),
    isSuspect: Number(row.suspect) === 1,
    mail: stateOf(row),
  };
}

function toLeased(row: Row): Leased {
  return {
    reference: String(row.reference),
    form: String(row.form),
    received: Number(row.received),
    entries: JSON.parse(String(row.entries)),
    tries: Number(row.tries),
  };
}

function stateOf({ mailed, given_up, unsure, in_doubt }: Row): MailState {
  if (mailed !== null) return 'mailed';
  if (given_up !== null) return 'given up';
  return Number(unsure) + Number(in_doubt) > 0 ? 'unsure' : 'waiting';
}
