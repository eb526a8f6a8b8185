import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { createClient } from '@libsql/client/sqlite3';
import { expect, test } from 'vitest';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { siteForOne } from './support/site-for-all.ts';
import { contact, post } from './support/site-server.ts';

// what people wrote: who may read it, and what is left of it once it is removed

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
/** Which of the messages of these numbers any file of the folder holds. */
const leftOf = (folder: string, ...numbers: number[]) => {
  const files = filesOf(folder).map((file) => readFileSync(file));
  return numbers.filter((number) => files.some((file) => file.includes(`word-${number}-of`)));
};
const words = (number: number) => `word-${number}-of-somebody `.repeat(1 + (number % 90));
const sixty = Array.from({ length: 60 }, (_, number) => number);

test.concurrent('every file is its owner’s alone, in a folder that others may enter too, and one that lay open is closed', async (context) => {
  const { path, start, command } = siteForOne(context);
  const modes = () => filesOf(path).map((file) => (statSync(file).mode & 0o777).toString(8));
  chmodSync(path, 0o755);
  for (const open of [false, true]) {
    const site = await start();
    expect((await post(site.origin, contact)).status).toBe(201);
    expect(modes().length).toBeGreaterThan(2);
    expect(new Set(modes())).toEqual(new Set(['600']));
    await command();
    expect(new Set(modes())).toEqual(new Set(['600']));
    await site.stop('SIGKILL');
    if (!open) for (const file of filesOf(path)) chmodSync(file, 0o644);
  }
});

test.concurrent('what the office removes is in no file any more, while the server runs', async (context) => {
  const { path, start, command } = siteForOne(context, { RATE_LIMIT: '0' });
  const site = await start();
  const references: string[] = [];
  for (const number of sixty) {
    const answer = await post(site.origin, { ...contact, message: words(number) });
    references.push((await answer.json()).reference);
  }
  expect(leftOf(path, ...sixty)).toEqual(sixty);
  for (const number of [7, 59, 30, 31]) {
    await command('--delete', references[number] as string);
    expect(leftOf(path, number, 8)).toEqual([8]);
  }
  expect((await post(site.origin, { ...contact, message: 'after' })).status).toBe(201);
});

test.concurrent('while another program reads the file, messages are kept and removed, and it is said what is left of them', async (context) => {
  const { path, start, command } = siteForOne(context);
  const first = await start();
  const { reference } = await (await post(first.origin, { ...contact, message: words(7) })).json();
  await first.stop('SIGKILL');
  const reader = createClient({ url: `file:${path}/messages.db` });
  const reading = await reader.transaction('deferred');
  await reading.execute('SELECT * FROM messages');

  const second = await start();
  expect(second.output()).not.toContain('can NOT be kept');
  expect(second.output()).toMatch(/not cleaned: SQLITE_BUSY/);
  expect((await post(second.origin, { ...contact, message: words(8) })).status).toBe(201);
  expect(await command('--delete', reference)).toContain(`${reference} is removed; traces of it remain`);
  expect(await command()).not.toContain(reference);
  await expect(command('--delete', '0000-0000')).rejects.toThrow();

  await reading.rollback();
  reader.close();
  await second.stop();
  await start();
  expect(leftOf(path, 7, 8)).toEqual([8]);
});

test.concurrent('what is kept no longer than promised is in no file after a start', async (context) => {
  const { path, start } = siteForOne(context);
  const store = createMessageStore(openSqlite(path));
  const days = (age: number) => Date.now() - age * 24 * 3_600_000;
  for (const number of sixty)
    await store.add({
      ...{ form: 'contact', entries: { message: words(number) }, isSuspect: false, key: `key ${number}` },
      received: days(company.keepMessagesDays + (number % 2 ? 1 : -1)),
    });
  await store.close();
  expect((await start()).output()).toContain('30 older than ');
  expect(leftOf(path, ...sixty)).toEqual(sixty.filter((number) => number % 2 === 0));
});
