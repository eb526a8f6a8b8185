import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { contact } from './support/messages.ts';
import { type DataFolder, makeDataFolder, post, type SiteServer, startSite } from './support/site-server.ts';

// what people wrote: who may read it, and what is left of it once it is removed

let data: DataFolder;
let site: SiteServer;

beforeEach(() => {
  data = makeDataFolder();
});
afterEach(async () => {
  await site.stop();
  data.remove();
});

const files = () =>
  readdirSync(data.path, { recursive: true, encoding: 'utf8' }).map((name) => join(data.path, name));
/** Whether any file of the folder holds these bytes. */
const holds = (words: string) => files().some((file) => readFileSync(file).includes(words));
const modes = () => files().map((file) => `${file} ${(statSync(file).mode & 0o777).toString(8)}`);
const command = (...args: string[]) =>
  execFileSync(process.execPath, ['dist/server.js', 'messages', ...args], {
    encoding: 'utf8',
    env: { DATA_DIR: data.path },
  });

test('every file is its owner’s alone, in a folder that others may enter too, and one that lay open is closed', async () => {
  chmodSync(data.path, 0o755);
  for (const open of [false, true]) {
    site = await startSite({ DATA_DIR: data.path });
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
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
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

test('what is kept no longer than promised is in no file after a start', async () => {
  const store = createMessageStore(openSqlite(data.path));
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
  site = await startSite({ DATA_DIR: data.path });
  for (let index = 0; index < 60; index += 1)
    expect(holds(`word-${index}-of`), `${index}`).toBe(index % 2 === 0);
});
