import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessageStore, Queue } from '#server/messages/store/message-store.ts';
import { noPostgres, startPostgres } from './support/postgres.ts';
import { makeDataFolder, openStore } from './support/site-server.ts';

const day = 24 * 3_600_000;
const message = {
  form: 'contact',
  received: 1_800_000_000_000,
  entries: { name: 'Ana Ñandú 👷', message: "Robert'); DROP TABLE messages;--\n?" },
  isSuspect: false,
};
const inSqlite = async () => {
  const { path, remove } = makeDataFolder();
  return { env: { DATA_DIR: path }, remove };
};
const inPostgres = async () => {
  const { url, remove } = await startPostgres();
  return { env: { DATABASE_URL: url }, remove };
};

describe.each([
  ['SQLite', inSqlite, undefined],
  ['PostgreSQL', inPostgres, noPostgres],
] as const)('messages in %s', (_, makeDatabase, why) => {
  // two processes at one database, as far as it can tell; empty before each test
  const [store, other] = [{}, {}] as [MessageStore, MessageStore];
  let remove: () => unknown;
  beforeAll(async () => {
    if (why) return;
    const database = await makeDatabase();
    remove = database.remove;
    for (const one of [store, other]) Object.assign(one, await openStore(database.env));
  });
  beforeEach(async ({ skip }) => {
    skip(why !== undefined, why);
    for (const { reference } of await store.list()) await store.remove(reference);
  });
  afterAll(async () => {
    if (why) return;
    await Promise.all([store.close(), other.close()]);
    await remove();
  });

  const add = async (key: string, more: Partial<typeof message> = {}) =>
    (await store.add({ ...message, ...more, key })).reference;
  const lease = async (way: Queue['way'], now: number, from = store) =>
    (await from.queues[way].lease(now, 1000))?.reference;

  test('what is added is found, to the last character, and listed as it came', async () => {
    const { reference, isNew } = await store.add({ ...message, key: 'one' });
    expect(isNew).toBe(true);
    const again = await other.add({ ...message, entries: { name: 'Eve' }, key: 'one' });
    expect(again).toMatchObject({ ...message, reference, isNew: false });
    const untold = { mail: 'waiting', webhook: 'untried', tries: 0 };
    expect(await other.find(reference)).toEqual({ ...message, ...untold, reference });
    const earlier = await add('earlier', { received: 1000 });
    expect((await other.list()).map((one) => one.reference)).toEqual([earlier, reference]);
  });

  test('messages are removed by their reference and by age, for the web hook too', async () => {
    const [later] = [await add('later', { received: 2000 }), await add('earlier', { received: 1000 })];
    expect(await store.removeBefore(1500)).toBe(1);
    expect(await lease('webhook', 5000)).toBe(later);
    expect([await store.remove(later), await store.remove(later)]).toEqual([true, false]);
    expect(await lease('webhook', 9000)).toBeUndefined();
  });

  test.each([
    ['mail', 'webhook', { mail: 'mailed', webhook: 'waiting' }],
    ['webhook', 'mail', { mail: 'waiting', webhook: 'sent' }],
  ] as const)(
    'a message is leased for the %s apart from the %s, to one process at a time',
    async (way, apart, sent) => {
      const reference = await add(way);
      expect(await lease(apart, 5000)).toBe(reference);
      const leased = await Promise.all(
        [store, other, other].map(({ queues }) => queues[way].lease(5000, 1000)),
      );
      expect(leased.filter(Boolean)).toEqual([expect.objectContaining({ reference, tries: 1 })]);
      expect(await lease(way, 5999, other)).toBeUndefined();
      expect(await other.queues[way].lease(6000, 1000)).toMatchObject({ entries: message.entries, tries: 2 });
      await other.queues[way].postpone(reference, 9000);
      expect(await lease(way, 8999)).toBeUndefined();
      await store.queues[way].markSent(reference, 9000);
      expect(await lease(way, 20_000)).toBeUndefined();
      expect(await store.find(reference)).toMatchObject(sent);
    },
  );

  test('a web hook that is set later is told of what is new, and of what nobody was told of, days later too', async () => {
    const now = message.received + 10 * day;
    const [mailed, waiting] = [await add('old and mailed'), await add('old and waiting')];
    const recent = await add('new and mailed', { received: now });
    await add('machine', { isSuspect: true });
    for (const reference of [mailed, recent]) await store.queues.mail.markSent(reference, now);
    const told = [await lease('webhook', now), await lease('webhook', now), await lease('webhook', now)];
    expect(told.sort()).toEqual([waiting, recent, undefined].sort());
    await store.queues.webhook.markSent(waiting, now);
    await store.queues.webhook.postpone(recent, now + 4 * day);
    expect(await lease('webhook', now + 4 * day - 1, other)).toBeUndefined();
    expect(await lease('webhook', now + 4 * day, other)).toBe(recent);
  });

  test('what may have been mailed counts as told, and is sent once more only when it is not on its way', async () => {
    const reference = await add('doubt');
    for (const time of [1000, 2000]) {
      expect(await lease('mail', time)).toBe(reference);
      await store.queues.mail.markUnsure(reference);
      expect((await store.untold()).count).toBe(0);
    }
    expect(await other.retry(2999)).toBe(0);
    expect(await lease('mail', 4000, other)).toBeUndefined();
    expect((await store.find(reference))?.mail).toBe('unsure');
    expect(await other.retry(4000)).toBe(1);
    expect(await store.queues.mail.lease(4000, 1000)).toMatchObject({ reference, tries: 1 });
  });

  test('whom nobody was told of counts until it was told by either way, given up or not, and is sent once more', async () => {
    const now = message.received;
    expect(await store.untold()).toEqual({ count: 0, oldest: undefined });
    const [mailed, posted, lost] = [await add('mailed'), await add('posted'), await add('lost')];
    await add('machine', { isSuspect: true });
    expect(await other.untold()).toEqual({ count: 3, oldest: now });
    await store.queues.mail.markSent(mailed, 1000);
    for (let left = 3; left; left -= 1) await lease('webhook', now);
    await store.queues.webhook.markSent(posted, 1000);
    for (const queue of Object.values(store.queues)) await queue.giveUp(lost, 1000);
    expect(await other.untold()).toEqual({ count: 1, oldest: now });
    expect(await store.retry(1000)).toBe(1);
    // nor is what a machine wrote mailed
    const due = [await lease('mail', 5000), await lease('mail', 5000), await lease('mail', 5000)];
    expect(due).toEqual([posted, lost, undefined]);
    expect([await lease('webhook', now), await lease('webhook', now, other)]).toContain(lost);
  });
});
