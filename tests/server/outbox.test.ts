import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageStore, Queue } from '#server/messages/store/message-store.ts';
import { createMailer } from '#server/outbox/mail.ts';
import { type Outbox, startOutbox } from '#server/outbox/outbox.ts';
import { createWebhook } from '#server/outbox/webhook.ts';
import { startMailServer } from './support/mail-server.ts';
import { makeDataFolder, openStore } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

const pace = 500;
const day = 24 * 3_600_000;
const patient = { timeout: 60_000, interval: 20 };

let data: ReturnType<typeof makeDataFolder>;
let store: MessageStore;
let server: Awaited<ReturnType<typeof startMailServer>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let outboxes: Outbox[];
let lines: string[];
/** By how many milliseconds the clock of the outboxes runs ahead. */
let clock: number;

beforeEach(async () => {
  data = makeDataFolder();
  store = await openStore({ DATA_DIR: data.path });
  [server, receiver] = [await startMailServer(), await startReceiver()];
  [outboxes, lines, clock] = [[], [], 0];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await Promise.all([server.stop(), receiver.stop(), store.close()]);
  data.remove();
  vi.restoreAllMocks();
});

function start(queue: Queue, send: Parameters<typeof startOutbox>[0]['send']): Outbox {
  const outbox = startOutbox({ queue, send, pace, now: () => Date.now() + clock });
  outboxes.push(outbox);
  return outbox;
}
function mailing(): Outbox {
  const addresses = { to: 'office@example.com', from: 'site@example.com' };
  const place = { host: '127.0.0.1', port: Number(new URL(server.url).port), secure: false };
  const { send } = createMailer({ ...place, ...addresses, credentials: undefined, pace });
  return start(store.queues.mail, send);
}
function posting(): Outbox {
  const { url, key: secret } = receiver;
  return start(store.queues.webhook, createWebhook({ url, secret, pace }));
}

async function add(entries: Record<string, string>, received = Date.now()): Promise<string> {
  const message = { form: 'contact', received, entries, isSuspect: false };
  return (await store.add({ ...message, key: JSON.stringify(entries) })).reference;
}
const becomes = (reference: string, state: object) =>
  vi.waitFor(async () => expect(await store.find(reference)).toMatchObject(state), patient);
const said = (pattern: RegExp, times = 1) =>
  vi.waitFor(
    () => expect(lines.filter((line) => pattern.test(line)).length).toBeGreaterThanOrEqual(times),
    patient,
  );
const goOn = (outbox: Outbox, milliseconds = 60 * pace) => {
  clock += milliseconds;
  outbox.wake();
};

test('a mail carries the words, its answer goes to the visitor, and no header can be put in through a field', async () => {
  const name = 'Ana Ñandú\r\nBcc: all@example.org';
  const reference = await add({ name, email: 'ana@example.org', message: 'Two units\non the roof' });
  mailing();
  await becomes(reference, { mail: 'mailed' });
  expect(server.mails).toHaveLength(1);
  const [head = '', ...text] = (server.mails[0] ?? '').split('\r\n\r\n');
  expect(head.match(/^(?:To|Cc|Bcc):.*$/gim)).toEqual(['To: office@example.com']);
  for (const line of [
    /^Reply-To: .*(?:\r\n .*)*<ana@example\.org>$/m,
    new RegExp(`^Message-ID: <${reference}@[^@]+>$`, 'm'),
    /^Content-Type: text\/plain/m,
  ])
    expect(head).toMatch(line);
  expect(text.join()).toContain('on the roof');
});

test.each([
  ['close in the text', 0],
  ['close after the text', 2],
] as const)(
  'a mail server that comes to %s is asked once more, and then never again',
  async (treatment, copies) => {
    server.treatment = treatment;
    const reference = await add({ name: 'Ana' });
    const outbox = mailing();
    for (const times of [1, 2]) {
      await said(/may or may not/, times);
      goOn(outbox);
    }
    await pause(pace);
    expect(server.mails).toHaveLength(copies);
    expect(await store.find(reference)).toMatchObject({ mail: 'unsure' });
  },
);

test('after three days, and twelve tries, it is given up: the log says so without a name, and the office still reads it', async () => {
  server.treatment = 'refuse';
  const entries = { name: 'Ana Ñandú', email: 'ana@example.org', message: 'Two units' };
  const lost = await add(entries);
  const outbox = mailing();
  await said(/not mailed/);
  clock += 3 * day - 60 * 60 * pace;
  for (let tries = 2; tries <= 20; tries += 1) {
    goOn(outbox);
    await said(/not mailed/, tries);
  }
  // it waited while the server was off, and meets a mail server that stalls
  server.treatment = 'stall';
  const waited = await add({ name: 'Bob' }, Date.now() - 4 * day);
  goOn(outbox, 60 * 60 * pace);
  await becomes(lost, { mail: 'given up', entries });
  await said(new RegExp(`${waited} not mailed`));
  expect(lines.join('\n')).toContain(`${lost} NOT mailed for three days`);
  expect(lines.join('\n')).not.toMatch(/Ana|example\.org/);
  server.treatment = 'take';
  goOn(outbox, day);
  await becomes(waited, { mail: 'mailed' });
  expect(server.mails).toHaveLength(1);
});

test('a receiver is told what the mail tells the office', async () => {
  const entries = { name: 'Ana Ñandú', need: 'emergency', message: 'Two units\non the roof' };
  const reference = await add(entries);
  posting();
  await becomes(reference, { webhook: 'sent' });
  const [subject, text] = [expect.stringContaining(reference), expect.stringContaining('on the roof')];
  const told = { reference, form: 'contact', emergency: true, entries, subject, text };
  expect(receiver.deliveries).toEqual([{ id: reference, data: told }]);
});

test.each<[name: string, answer: (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(500).end()],
  ['says that it is gone', (response) => response.writeHead(410).end()],
  ['redirects', (response) => response.writeHead(307, { Location: '/elsewhere' }).end()],
  ['stalls', () => {}],
  ['never ends its answer', (response) => response.writeHead(503).write('x')],
])('a receiver that %s gets it again, under the same id and signed anew', async (_name, answer) => {
  receiver.answer = answer;
  const reference = await add({ name: 'Ana' });
  const outbox = posting();
  await said(/not posted to the web hook/);
  // a redirect is a request of its own, where it is followed
  expect(receiver.deliveries).toHaveLength(1);
  receiver.answer = undefined;
  goOn(outbox);
  await becomes(reference, { webhook: 'sent' });
  expect(receiver.deliveries.map(({ id }) => id)).toEqual([reference, reference]);
});
