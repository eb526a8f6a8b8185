import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeMail, createMailer } from '#server/mail/mail.ts';
import { type Outbox, startOutbox } from '#server/mail/outbox.ts';
import type { MessageStore } from '#server/messages/store/message.ts';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';

const pace = 500;
const day = 24 * 3_600_000;
const words = { title: 'Message', labels: { name: 'Name', message: 'Message' }, receivedAt: 'Sunday' };

let folder: string;
let store: MessageStore;
let server: MailServer;
let clock: number;
let outboxes: Outbox[];
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  store = createMessageStore(openSqlite(folder));
  server = await startMailServer();
  clock = 0;
  outboxes = [];
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});

afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await store.close();
  await server.stop();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** An outbox of another process, as far as the store can tell. */
function start() {
  const outbox = startOutbox({
    store,
    send: createMailer(
      { url: server.url, to: 'office@example.com', from: 'site@example.com', pace },
      'example.com',
    ),
    compose: (message) => composeMail(message, words),
    pace,
    now: () => Date.now() + clock,
  });
  outboxes.push(outbox);
  return outbox;
}

let count = 0;
const add = async (entries: Record<string, string>) => {
  count += 1;
  const message = { form: 'contact', received: Date.now(), entries, isSuspect: false, key: `key ${count}` };
  return (await store.add(message)).reference;
};
const stateOf = async (reference: string) => (await store.find(reference))?.mail;
const becomes = (reference: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(reference)).toBe(state), { timeout: 60_000, interval: 20 });

test('a mail carries the words, and its answer goes to the visitor', async () => {
  const reference = await add({
    name: 'Ana Ñandú',
    email: 'ana@example.org',
    message: 'Two units\non the roof',
  });
  start();
  await becomes(reference, 'mailed');
  const [mail = ''] = server.mails;
  expect(server.mails).toHaveLength(1);
  expect(mail).toMatch(/^To: office@example\.com$/m);
  expect(mail).toMatch(/^Reply-To: .*<ana@example\.org>$/m);
  expect(mail).toMatch(new RegExp(`^Message-ID: <${reference}@example.com>$`, 'm'));
  expect(mail).toMatch(/^Content-Type: text\/plain/m);
  expect(mail).toContain('on the roof');
});

test.each([
  { name: 'Eve\r\nBcc: all@example.org', email: 'eve@example.org' },
  { name: 'Eve', email: 'eve@example.org\r\nBcc: all@example.org' },
  { name: 'Eve" <x@example.org>, "All', email: 'a@example.org,b@example.org' },
])('no header can be put in through a field: %j', async (entries) => {
  const reference = await add(entries);
  start();
  await becomes(reference, 'mailed');
  const [head = ''] = (server.mails[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head.match(/^To:.*$/gim)).toEqual(['To: office@example.com']);
});

test('two processes mail each message once', async () => {
  const references: string[] = [];
  for (let index = 0; index < 20; index += 1) references.push(await add({ name: `Ana ${index}` }));
  start();
  start();
  for (const reference of references) await becomes(reference, 'mailed');
  expect(server.mails).toHaveLength(20);
});

for (const treatment of ['refuse', 'stall'] as const)
  test(`a mail server that comes to ${treatment} gets it later, once`, async () => {
    server.treat(treatment);
    const reference = await add({ name: 'Ana' });
    const outbox = start();
    // as often as it likes: it surely has not got it yet
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(lines.filter((line) => /not mailed/.test(line))).toHaveLength(times), {
        timeout: 60_000,
      });
      clock += 10 * pace;
      if (times === 3) server.treat('take');
      outbox.wake();
    }
    await becomes(reference, 'mailed');
    expect(server.mails).toHaveLength(1);
  });

for (const [treatment, copies] of [
  ['close in the text', 0],
  ['close after the text', 2],
] as const)
  test(`a mail server that comes to ${treatment} is asked once more, and then never again`, async () => {
    server.treat(treatment);
    const reference = await add({ name: 'Ana' });
    const outbox = start();
    for (const times of [1, 2]) {
      await vi.waitFor(
        () => expect(lines.filter((line) => /may or may not/.test(line))).toHaveLength(times),
        {
          timeout: 60_000,
        },
      );
      clock += 10 * pace;
      outbox.wake();
    }
    await new Promise((resolve) => setTimeout(resolve, 3 * pace));
    expect(server.mails).toHaveLength(copies);
    expect(await stateOf(reference)).toBe('unsure');
  });

test('a mail server that is down and comes back gets what waited', async () => {
  await server.stop();
  const reference = await add({ name: 'Ana' });
  const outbox = start();
  await vi.waitFor(() => expect(lines.join('\n')).toMatch(/not mailed \(ECONNREFUSED|not mailed \(ESOCKET/), {
    timeout: 60_000,
  });
  await server.start();
  clock += 10 * pace;
  outbox.wake();
  await becomes(reference, 'mailed');
  expect(server.mails).toHaveLength(1);
});

test('after three days it is given up, and the log says so without a name', async () => {
  server.treat('refuse');
  const reference = await add({ name: 'Ana Ñandú', email: 'ana@example.org' });
  const outbox = start();
  await vi.waitFor(() => expect(lines.join('\n')).toMatch(/not mailed/), { timeout: 60_000 });
  expect(await stateOf(reference)).toBe('waiting');
  clock += 3 * day + 1;
  outbox.wake();
  await becomes(reference, 'given up');
  expect(lines.join('\n')).toContain(`${reference} NOT mailed for three days`);
  expect(lines.join('\n')).not.toMatch(/Ana|example\.org/);
});
