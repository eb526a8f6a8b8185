import { expect, test } from 'vitest';
import { inEachDatabase, message } from './support/each-database.ts';

inEachDatabase('two ways out', ({ store, other }) => {
  test('a message is leased for the web hook apart from its mail, to one process at a time', async () => {
    const { reference } = await store.add({ ...message, key: 'two ways' });
    expect(await store.queues.mail.lease(5000, 1000)).toBeDefined();
    const leased = await Promise.all(
      [store, other, other].map(({ queues }) => queues.webhook.lease(5000, 1000)),
    );
    expect(leased.filter(Boolean)).toEqual([expect.objectContaining({ reference, tries: 1 })]);
    expect(await other.queues.webhook.lease(5999, 1000)).toBeUndefined();
    expect(await other.queues.webhook.lease(6000, 1000)).toMatchObject({
      entries: message.entries,
      tries: 2,
    });
    await other.queues.webhook.postpone(reference, 9000);
    expect(await store.queues.webhook.lease(8999, 1000)).toBeUndefined();
    await store.queues.webhook.markSent(reference, 9000);
    expect(await store.queues.webhook.lease(20_000, 1000)).toBeUndefined();
    expect(await store.find(reference)).toMatchObject({ mail: 'waiting', webhook: 'sent' });
  });

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
