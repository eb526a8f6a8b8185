import type { Database, Row } from './database.ts';
import type { Leased, Queue } from './message.ts';

type Query = Database['query'];

/** A mail whose fate is not known is sent once more, then left to the office: it may arrive twice, never three times. */
export const mostUnsure = 2;

const mailDue = `mailed IS NULL AND given_up IS NULL AND suspect = 0 AND unsure + in_doubt < ${mostUnsure} AND next_try <= ?`;

/** The messages that are to be mailed. */
export function mailQueue(query: Query): Queue {
  return {
    lease: async (now, lease) => {
      // the condition stands twice: PostgreSQL checks the outer one again after it has waited for another process
      const [row] = await query(
        `UPDATE messages SET next_try = ?, tries = tries + 1, unsure = unsure + in_doubt, in_doubt = 0
         WHERE reference = (SELECT reference FROM messages WHERE ${mailDue} ORDER BY next_try, received LIMIT 1) AND ${mailDue}
         RETURNING *`,
        [now + lease, now, now],
      );
      return row && toLeased(row);
    },
    markUnsure: async (reference) => {
      await query('UPDATE messages SET in_doubt = 1 WHERE reference = ?', [reference]);
    },
    markSent: async (reference, now) => {
      await query('UPDATE messages SET mailed = ?, in_doubt = 0 WHERE reference = ?', [now, reference]);
    },
    postpone: async (reference, next) => {
      await query('UPDATE messages SET next_try = ?, in_doubt = 0 WHERE reference = ?', [next, reference]);
    },
    giveUp: async (reference, now) => {
      await query('UPDATE messages SET given_up = ?, in_doubt = 0 WHERE reference = ?', [now, reference]);
    },
  };
}

/** For how long a message that was mailed is news: a web hook that is set later does not page for older ones. */
const news = 3 * 24 * 3_600_000;

/** The messages that are to be posted to the web hook: at least once, so that none is in doubt. */
export function webhookQueue(query: Query): Queue {
  return {
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
      return row && { ...toLeased(row), tries: Number(held.tries) };
    },
    markUnsure: async () => {},
    markSent: async (reference, now) => {
      await query('UPDATE webhook SET sent = ? WHERE reference = ?', [now, reference]);
    },
    postpone: async (reference, next) => {
      await query('UPDATE webhook SET next_try = ? WHERE reference = ?', [next, reference]);
    },
    giveUp: async (reference, now) => {
      await query('UPDATE webhook SET given_up = ? WHERE reference = ?', [now, reference]);
    },
  };
}

/** What a row holds of its message. */
export function toLeased(row: Row): Leased {
  return {
    reference: String(row.reference),
    form: String(row.form),
    received: Number(row.received),
    entries: JSON.parse(String(row.entries)),
    tries: Number(row.tries),
  };
}
