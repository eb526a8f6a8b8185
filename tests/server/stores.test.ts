import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessageStore, type MessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { inEachDatabase, message } from './support/each-database.ts';

inEachDatabase('messages', ({ store, other }) => {
  test('what is added is found, to the last character', async () => {
    const { reference, isNew } = await store.add({ ...message, key: 'one' });
    expect(isNew).toBe(true);
    const again = await other.add({ ...message, entries: { name: 'Eve' }, key: 'one' });
    expect(again).toMatchObject({ ...message, reference, isNew: false });
    expect(await other.find(reference)).toEqual({
      ...message,
      reference,
      mail: 'waiting',
      webhook: 'untried',
      tries: 0,
    });
    expect(await store.find('0000-0000')).toBeUndefined();
  });

  test('the same key is one message, whoever takes it', async () => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).add({ ...message, key: 'same' })),
    );
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(1);
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
  });

  test('messages are listed as they came, removed by their reference and by age', async () => {
    await store.add({ ...message, received: 2000, key: 'later' });
    await store.add({ ...message, received: 1000, key: 'earlier' });
    const listed = await other.list();
    expect(listed.map(({ received }) => received)).toEqual([1000, 2000]);
    expect(await store.removeBefore(1500)).toBe(1);
    const [left] = await store.list();
    expect(await store.remove(left?.reference ?? '')).toBe(true);
    expect(await store.remove(left?.reference ?? '')).toBe(false);
  });

  test('twenty messages are leased once each by two processes that hurry', async () => {
    for (let index = 0; index < 20; index += 1) await store.add({ ...message, key: `hurry ${index}` });
    const leased: string[] = [];
    const drain = async (from: MessageStore) => {
      for (
        let next = await from.queues.mail.lease(5000, 1000);
        next;
        next = await from.queues.mail.lease(5000, 1000)
      )
        leased.push(next.reference);
    };
    await Promise.all([drain(store), drain(other), drain(store)]);
    expect(new Set(leased).size).toBe(20);
    expect(leased).toHaveLength(20);
  });

  test('what is mailed, given up or suspect is not mailed', async () => {
    const mailed = await store.add({ ...message, key: 'mailed' });
    const lost = await store.add({ ...message, key: 'lost' });
    await store.add({ ...message, key: 'machine', isSuspect: true });
    await store.queues.mail.markSent(mailed.reference, 1000);
    await store.queues.mail.giveUp(lost.reference, 1000);
    expect(await store.queues.mail.lease(5000, 1000)).toBeUndefined();
    expect((await store.list()).map(({ mail }) => mail).sort()).toEqual(['given up', 'mailed', 'waiting']);
  });

  test('a postponed message waits for its time, and a refused mail is no doubt', async () => {
    const { reference } = await store.add({ ...message, key: 'postponed' });
    for (const time of [1000, 2000, 3000]) {
      expect(await store.queues.mail.lease(time, 100)).toBeDefined();
      await store.queues.mail.markUnsure(reference);
      await store.queues.mail.postpone(reference, time + 1000);
      expect(await store.queues.mail.lease(time + 999, 100)).toBeUndefined();
    }
    expect((await store.find(reference))?.mail).toBe('waiting');
  });

  test.each([
    ['mail', 'webhook', { mail: 'mailed', webhook: 'waiting' }],
    ['webhook', 'mail', { mail: 'waiting', webhook: 'sent' }],
  ] as const)(
    'a message is leased for the %s apart from the %s, to one process at a time',
    async (way, apart, sent) => {
      const { reference } = await store.add({ ...message, key: way });
      expect(await store.queues[apart].lease(5000, 1000)).toBeDefined();
      const leased = await Promise.all(
        [store, other, other].map(({ queues }) => queues[way].lease(5000, 1000)),
      );
      expect(leased.filter(Boolean)).toEqual([expect.objectContaining({ reference, tries: 1 })]);
      expect(await other.queues[way].lease(5999, 1000)).toBeUndefined();
      expect(await other.queues[way].lease(6000, 1000)).toMatchObject({ entries: message.entries, tries: 2 });
      await other.queues[way].postpone(reference, 9000);
      expect(await store.queues[way].lease(8999, 1000)).toBeUndefined();
      await store.queues[way].markSent(reference, 9000);
      expect(await store.queues[way].lease(20_000, 1000)).toBeUndefined();
      expect(await store.find(reference)).toMatchObject(sent);
    },
  );

  test('a web hook that is set later is told of what is new, and of what nobody was told of', async () => {
    const now = message.received + 10 * 24 * 3_600_000;
    const mailed = await store.add({ ...message, key: 'old and mailed' });
    const waiting = await store.add({ ...message, key: 'old and waiting' });
    const recent = await store.add({ ...message, received: now, key: 'new and mailed' });
    await store.add({ ...message, key: 'machine', isSuspect: true });
    for (const { reference } of [mailed, recent]) await store.queues.mail.markSent(reference, now);
    const told: string[] = [];
    for (let left = 5; left; left -= 1)
      told.push((await store.queues.webhook.lease(now, 1000))?.reference ?? '');
    expect(told.filter(Boolean).sort()).toEqual([waiting.reference, recent.reference].sort());
  });

  test('what the web hook refused is posted again although it was mailed meanwhile, days later too', async () => {
    const now = message.received;
    const fourDays = 4 * 24 * 3_600_000;
    const { reference } = await store.add({ ...message, key: 'refused' });
    expect(await store.queues.webhook.lease(now, 1000)).toMatchObject({ reference });
    await store.queues.mail.markSent(reference, now);
    await store.queues.webhook.postpone(reference, now + fourDays);
    expect(await other.queues.webhook.lease(now + fourDays - 1, 1000)).toBeUndefined();
    expect(await other.queues.webhook.lease(now + fourDays, 1000)).toMatchObject({ reference, tries: 2 });
  });

  test('what may have been mailed counts as told, and is sent once more only when it is not on its way', async () => {
    const { reference } = await store.add({ ...message, key: 'doubt' });
    for (const time of [1000, 2000]) {
      expect(await store.queues.mail.lease(time, 100)).toMatchObject({ reference });
      expect((await store.untold()).count).toBe(time === 1000 ? 1 : 0);
      await store.queues.mail.markUnsure(reference);
      expect((await store.untold()).count).toBe(0);
    }
    expect(await other.retry(2099)).toBe(0);
    expect(await other.queues.mail.lease(3000, 100)).toBeUndefined();
    expect((await store.find(reference))?.mail).toBe('unsure');
    expect(await other.retry(3000)).toBe(1);
    expect(await store.queues.mail.lease(3000, 100)).toMatchObject({ reference });
  });

  test('whom nobody was told of counts until it was told by either way, given up or not', async () => {
    expect(await store.untold()).toEqual({ count: 0, oldest: undefined });
    const [mailed, posted, lost] = await Promise.all(
      ['mailed', 'posted', 'lost'].map((key) => store.add({ ...message, key })),
    );
    await store.add({ ...message, key: 'machine', isSuspect: true });
    expect(await other.untold()).toEqual({ count: 3, oldest: message.received });
    await store.queues.mail.markSent(mailed?.reference ?? '', 1000);
    for (let left = 3; left; left -= 1) await store.queues.webhook.lease(message.received, 1000);
    await store.queues.webhook.markSent(posted?.reference ?? '', 1000);
    for (const queue of Object.values(store.queues)) await queue.giveUp(lost?.reference ?? '', 1000);
    expect(await other.untold()).toEqual({ count: 1, oldest: message.received });
    expect(await store.retry(1000)).toBe(1);
    expect(await store.queues.mail.lease(5000, 1000)).toMatchObject({ reference: posted?.reference });
    expect(await store.queues.mail.lease(5000, 1000)).toMatchObject({ reference: lost?.reference });
    const posts = [
      await store.queues.webhook.lease(message.received, 1000),
      await other.queues.webhook.lease(message.received, 1000),
    ];
    expect(posts.map((post) => post?.reference)).toContain(lost?.reference);
  });

  test('what is removed leaves nothing behind for the web hook', async () => {
    const { reference } = await store.add({ ...message, key: 'removed' });
    await store.queues.webhook.lease(5000, 1000);
    await store.remove(reference);
    expect(await store.queues.webhook.lease(9000, 1000)).toBeUndefined();
  });
});

test('the first messages of a server may come all at once', async () => {
  const path = mkdtempSync(join(tmpdir(), 'messages-'));
  const store = createMessageStore(openSqlite(path));
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.add({ ...message, key: `first ${index}` })),
  );
  expect(new Set(taken.map(({ reference }) => reference)).size).toBe(20);
  expect(await store.list()).toHaveLength(20);
  await store.close();
  rmSync(path, { recursive: true });
});

test('a file that is taken away under the server is made anew, and what comes then is kept', async () => {
  const path = mkdtempSync(join(tmpdir(), 'messages-'));
  const store = createMessageStore(openSqlite(path));
  await store.add({ ...message, key: 'before' });
  rmSync(path, { recursive: true });
  const { reference } = await store.add({ ...message, key: 'after' });
  await store.close();
  const again = createMessageStore(openSqlite(path));
  expect((await again.list()).map((one) => one.reference)).toEqual([reference]);
  await again.close();
  rmSync(path, { recursive: true });
});
