import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageStore } from '#server/messages/store/message.ts';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { composeNotice } from '#server/outbox/compose.ts';
import { createMailer } from '#server/outbox/mail.ts';
import { type Outbox, startOutbox } from '#server/outbox/outbox.ts';
import { readSettings } from '#server/settings.ts';
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

const mailSettings = (url: string) => {
  const { mail } = readSettings({
    SMTP_URL: url,
    MAIL_TO: 'office@example.com',
    MAIL_FROM: 'site@example.com',
  });
  return mail as NonNullable<typeof mail>;
};

/** An outbox of another process, as far as the store can tell. */
function start() {
  const { send } = createMailer({ ...mailSettings(server.url), pace }, 'example.com');
  const outbox = startOutbox({
    way: 'mail',
    queue: store.queues.mail,
    send: (message, onText) => send(composeNotice(message, words), onText),
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

/** Lets the clock run by what a refused mail waits for at most, and waits for the next try. */
async function nextTry(outbox: Outbox, reference: string) {
  const { tries = 0 } = (await store.find(reference)) ?? {};
  clock += 60 * pace;
  outbox.wake();
  const tried = vi.waitFor(async () => expect((await store.find(reference))?.tries).toBe(tries + 1), {
    timeout: 60_000,
    interval: 10,
  });
  await tried;
  await vi.waitFor(
    () => expect(lines.filter((line) => /not mailed|NOT mailed/.test(line)).length).toBe(tries + 1),
    {
      timeout: 60_000,
      interval: 10,
    },
  );
}

test('after three days it is given up: the log says so without a name, the office still reads it, and the next one is mailed', async () => {
  server.treat('refuse');
  const reference = await add({ name: 'Ana Ñandú', email: 'ana@example.org', message: 'Two units' });
  const outbox = start();
  await vi.waitFor(() => expect(lines.join('\n')).toMatch(/not mailed/), { timeout: 60_000 });
  clock += 3 * day - 60 * 60 * pace;
  for (let tries = 1; tries < 20; tries += 1) await nextTry(outbox, reference);
  expect(await stateOf(reference)).toBe('waiting');
  clock += 60 * 60 * pace;
  await nextTry(outbox, reference);
  await becomes(reference, 'given up');
  expect(lines.join('\n')).toContain(`${reference} NOT mailed for three days`);
  expect(lines.join('\n')).not.toMatch(/Ana|example\.org/);
  server.treat('take');
  clock += day;
  const later = await add({ name: 'Bob' });
  outbox.wake();
  await becomes(later, 'mailed');
  expect(server.mails).toHaveLength(1);
  const listed = execFileSync(process.execPath, ['dist/server.js', 'messages'], {
    encoding: 'utf8',
    env: { DATA_DIR: folder },
  });
  for (const shown of [reference, 'given up', 'Ana Ñandú', 'Two units']) expect(listed).toContain(shown);
});

test('what waited while the server was off for more than three days is not given up at its first refusal', async () => {
  const reference = await add({ name: 'Ana' });
  clock = 4 * day;
  server.treat('refuse');
  const outbox = start();
  await vi.waitFor(() => expect(lines.join('\n')).toMatch(/not mailed/), { timeout: 60_000 });
  server.treat('take');
  clock += 60 * pace;
  outbox.wake();
  await becomes(reference, 'mailed');
});
