import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { expect, test } from 'vitest';
import { siteForOne } from './support/site-for-all.ts';
import { contact, openStore, post } from './support/site-server.ts';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
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
    await command();
    expect(new Set(modes())).toEqual(new Set(['600']));
    await site.stop('SIGKILL');
    if (!open) for (const file of filesOf(path)) chmodSync(file, 0o644);
  }
});

test.concurrent('what is older than promised is in no file after a start, and what the office removes in none at once', async (context) => {
  const { path, start, command } = siteForOne(context);
  const store = await openStore({ DATA_DIR: path });
  const days = (age: number) => Date.now() - age * 24 * 3_600_000;
  const references: string[] = [];
  for (const number of sixty) {
    const received = days(company.keepMessagesDays + (number % 2 ? 1 : -1));
    const message = { form: 'contact', received, entries: { message: words(number) }, isSuspect: false };
    references.push((await store.add({ ...message, key: `key ${number}` })).reference);
  }
  await store.close();
  expect(leftOf(path, ...sixty)).toEqual(sixty);
  const site = await start();
  expect(site.output()).toContain('30 older than ');
  const left = sixty.filter((number) => number % 2 === 0);
  expect(leftOf(path, ...sixty)).toEqual(left);
  for (const number of [30, 58]) {
    await command('--delete', references[number] as string);
    left.splice(left.indexOf(number), 1);
    expect(leftOf(path, ...sixty)).toEqual(left);
  }
});
