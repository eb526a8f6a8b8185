import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from '#server/outbox/mail.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { readSettings } from '#server/settings.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { outboxScene, pace } from './support/outbox-scene.ts';

const day = 24 * 3_600_000;
const scene = outboxScene('mail');
const { add, becomes, said, stateOf } = scene;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const mailSettings = (url: string) => {
  const { mail } = readSettings({
    SMTP_URL: url,
    MAIL_TO: 'office@example.com',
    MAIL_FROM: 'site@example.com',
  });
  return mail as NonNullable<typeof mail>;
};

const start = () => {
  const { send } = createMailer({ ...mailSettings(server.url), pace }, 'example.com');
  return scene.start((notice, _message, onText) => send(notice, onText));
};

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

for (const treatment of ['refuse', 'stall'] as const)
  test(`a mail server that comes to ${treatment} gets it later, once`, async () => {
    server.treat(treatment);
    const reference = await add({ name: 'Ana' });
    const outbox = start();
    // as often as it likes: it surely has not got it yet
    for (const times of [1, 2, 3]) {
      await said(/not mailed/, times);
      scene.clock += 10 * pace;
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
      await said(/may or may not/, times);
      scene.clock += 10 * pace;
      outbox.wake();
    }
    await pause(3 * pace);
    expect(server.mails).toHaveLength(copies);
    expect(await stateOf(reference)).toBe('unsure');
  });

test('a mail server that is down and comes back gets what waited', async () => {
  await server.stop();
  const reference = await add({ name: 'Ana' });
  const outbox = start();
  await said(/not mailed \((?:ECONNREFUSED|ESOCKET)/);
  await server.start();
  scene.clock += 10 * pace;
  outbox.wake();
  await becomes(reference, 'mailed');
  expect(server.mails).toHaveLength(1);
});

/** Lets the clock run by what a refused mail waits for at most, and waits for the next try. */
async function nextTry(outbox: Outbox, reference: string) {
  const { tries = 0 } = (await scene.store.find(reference)) ?? {};
  scene.clock += 60 * pace;
  outbox.wake();
  await said(/not mailed|NOT mailed/, tries + 1);
}

test('after three days it is given up: the log says so without a name, the office still reads it, and the next one is mailed', async () => {
  server.treat('refuse');
  const reference = await add({ name: 'Ana Ñandú', email: 'ana@example.org', message: 'Two units' });
  const outbox = start();
  await said(/not mailed/);
  scene.clock += 3 * day - 60 * 60 * pace;
  for (let tries = 1; tries < 20; tries += 1) await nextTry(outbox, reference);
  expect(await stateOf(reference)).toBe('waiting');
  scene.clock += 60 * 60 * pace;
  await nextTry(outbox, reference);
  await becomes(reference, 'given up');
  expect(scene.lines.join('\n')).toContain(`${reference} NOT mailed for three days`);
  expect(scene.lines.join('\n')).not.toMatch(/Ana|example\.org/);
  server.treat('take');
  scene.clock += day;
  const later = await add({ name: 'Bob' });
  outbox.wake();
  await becomes(later, 'mailed');
  expect(server.mails).toHaveLength(1);
  const listed = execFileSync(process.execPath, ['dist/server.js', 'messages'], {
    encoding: 'utf8',
    env: { DATA_DIR: scene.folder },
  });
  for (const shown of [reference, 'given up', 'Ana Ñandú', 'Two units']) expect(listed).toContain(shown);
});

test('what waited while the server was off for more than three days is not given up at its first refusal', async () => {
  const reference = await add({ name: 'Ana' });
  scene.clock = 4 * day;
  server.treat('refuse');
  const outbox = start();
  await said(/not mailed/);
  server.treat('take');
  scene.clock += 60 * pace;
  outbox.wake();
  await becomes(reference, 'mailed');
});
