import { stringify } from 'csv-stringify/sync';
import type { Message } from './store/message.ts';

/**
 * The messages as a table for a spreadsheet, in UTF-8 with its mark and lines as RFC 4180 ends them: one column for each field that any of them has. What a
 * spreadsheet would take for a formula is set in quotes.
 */
export function messagesCsv(messages: readonly Message[]): string {
  const fields = [...new Set(messages.flatMap(({ entries }) => Object.keys(entries)))];
  return stringify(
    messages.map(({ reference, received, form, mail, webhook, isSuspect, entries }) => ({
      reference,
      received: new Date(received).toISOString(),
      form,
      mail,
      webhook,
      suspect: isSuspect ? 'yes' : 'no',
      ...entries,
    })),
    {
      header: true,
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      columns: ['reference', 'received', 'form', 'mail', 'webhook', 'suspect', ...fields],
    },
  );
}
