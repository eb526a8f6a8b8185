import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { createClient } from '@libsql/client/sqlite3';
import { expect, test } from 'vitest';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { contact } from './support/messages.ts';
import { siteForEach } from './support/site-for-each.ts';
import { post } from './support/site-server.ts';

// what people wrote: who may read it, and what is left of it once it is removed

const each = siteForEach();
const { start, command } = each;

const files = () =>
  readdirSync(each.path, { recursive: true, encoding: 'utf8' }).map((name) => join(each.path, name));
/** Whether any file of the folder holds these bytes. */
const holds = (words: string) => files().some((file) => readFileSync(file).includes(words));
const modes = () => files().map((file) => `${file} ${(statSync(file).mode & 0o777).toString(8)}`);

test('every file is its owner’s alone, in a folder that others may enter too, and one that lay open is closed', async () => {
  chmodSync(each.path, 0o755);
  for (const open of [false, true]) {
    const site = await start();
    expect((await post(site.origin, contact)).status).toBe(201);
    expect(files().length).toBeGreaterThan(2);
    for (const mode of modes()) expect(mode).toMatch(/ 600$/);
    command();
    for (const mode of modes()) expect(mode).toMatch(/ 600$/);
    await site.stop('SIGKILL');
    if (!open) for (const file of files()) chmodSync(file, 0o644);
  }
});

const words = (index: number) => `word-${index}-of-somebody `.repeat(1 + (index % 90));

test('what the office removes is in no file any more, while the server runs', async () => {
  const site = await start({ RATE_LIMIT: '0' });
  const references: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const answer = await post(site.origin, { ...contact, message: words(index) });
    references.push((await answer.json()).reference);
  }
  expect(holds('word-7-of')).toBe(true);
  for (const index of [7, 59, 30, 31]) {
    command('--delete', references[index] as string);
    expect(holds(`word-${index}-of`), `${index}`).toBe(false);
  }
  expect(holds('word-8-of')).toBe(true);
  expect((await post(site.origin, { ...contact, message: 'after' })).status).toBe(201);
});

test('while another program reads the file, messages are kept and removed, and it is said what is left of them', async () => {
  const first = await start();
  const { reference } = await (await post(first.origin, { ...contact, message: words(7) })).json();
  await first.stop('SIGKILL');
  const reader = createClient({ url: `file:${each.path}/messages.db` });
  const reading = await reader.transaction('deferred');
  await reading.execute('SELECT * FROM messages');

  const second = await start();
  expect(second.output()).not.toContain('can NOT be kept');
  expect(second.output()).toMatch(/not cleaned: SQLITE_BUSY/);
  expect((await post(second.origin, { ...contact, message: words(8) })).status).toBe(201);
  expect(command('--delete', reference)).toContain(`${reference} is removed; traces of it remain`);
  expect(command()).not.toContain(reference);
  expect(() => command('--delete', '0000-0000')).toThrow();

  await reading.rollback();
  reader.close();
  await second.stop();
  await start();
  expect([holds('word-7-of'), holds('word-8-of')]).toEqual([false, true]);
});

test('what is kept no longer than promised is in no file after a start', async () => {
  const store = createMessageStore(openSqlite(each.path));
  const days = (age: number) => Date.now() - age * 24 * 3_600_000;
  for (let index = 0; index < 60; index += 1)
    await store.add({
      form: 'contact',
      entries: { message: words(index) },
      isSuspect: false,
      received: days(company.keepMessagesDays + (index % 2 ? 1 : -1)),
      key: `key ${index}`,
    });
  await store.close();
  const site = await start();
  expect(site.output()).toContain('30 older than ');
  for (let index = 0; index < 60; index += 1)
    expect(holds(`word-${index}-of`), `${index}`).toBe(index % 2 === 0);
});
