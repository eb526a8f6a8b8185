import { parseArgs } from 'node:util';
import { command as words } from 'words:office';
import { stringify } from 'csv-stringify/sync';
import { readSettings } from '../settings.ts';
import { filledIn, receivedAt } from './message-words.ts';
import type { Message } from './store/message.ts';
import { type MessageStore, openMessageStore } from './store/message-store.ts';

/** The command `npm run messages`; `node dist/server.js messages` on a machine that only serves. Rejects with a sentence. */
export async function main(args: string[]): Promise<void> {
  const { csv, delete: reference, again } = readArguments(args);
  const store = await openMessageStore(readSettings(process.env));
  try {
    if (again) console.log(words.again({ count: await store.retry(Date.now()) }));
    else if (reference !== undefined) await remove(store, reference);
    else if (csv) process.stdout.write(messagesCsv(await store.list()));
    else console.log(describeAll(await store.list(), store.name));
  } finally {
    await store.close();
  }
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { csv: { type: 'boolean' }, delete: { type: 'string' }, again: { type: 'boolean' } },
    });
    if (Object.keys(values).length > 1) throw new Error(words.apart);
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${words.usage}`);
  }
}

async function remove(store: MessageStore, reference: string): Promise<void> {
  const wanted = reference.trim().toUpperCase();
  const known = await store.find(wanted);
  try {
    if (!(await store.remove(wanted))) throw new Error(words.unknown({ reference: wanted }));
    console.log(words.removed({ reference: wanted }));
  } catch (error) {
    // its row may be gone all the same, where the file could not be written anew
    if (!known || (await store.find(wanted))) throw error;
    console.log(words.traces({ reference: wanted }));
  }
}

function describeAll(messages: readonly Message[], place: string): string {
  return [...messages.map(describeOne), words.count({ count: messages.length, place })].join('\n\n');
}

function describeOne({ reference, form, received, entries, isSuspect, mail, webhook }: Message): string {
  const mailed = isSuspect ? words.machine : mail === 'unsure' ? words.unsure : mail;
  const state = webhook === 'untried' ? mailed : `${mailed}; ${words.webhook({ state: webhook })}`;
  return [
    `${reference}  ${receivedAt(received)}  ${form}  (${state})`,
    ...filledIn({ form, entries }).map(
      ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`,
    ),
  ].join('\n');
}

function messagesCsv(messages: readonly Message[]): string {
  const fields = [...new Set(messages.flatMap(({ entries }) => Object.keys(entries)))];
  return stringify(
    messages.map(({ received, isSuspect, entries, ...message }) => ({
      ...message,
      received: new Date(received).toISOString(),
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
