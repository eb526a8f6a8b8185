import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { contact, storedIn } from './support/messages.ts';
import { freePort, noPostgres, startPostgres } from './support/postgres.ts';
import { siteForEach } from './support/site-for-each.ts';
import { post, type SiteServer } from './support/site-server.ts';
import { startReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  expect(receiver.forged()).toBe(0);
  await receiver.stop();
});
const each = siteForEach({ RATE_LIMIT: '0', WEBHOOK_RETRY_SECONDS: '1' });

const arrived = () => new Set(receiver.deliveries.map(({ id }) => id));

const start = (env: Record<string, string> = {}) =>
  each.start({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: receiver.secret, ...env });
const send = async ({ origin }: SiteServer, name = 'Ana') => {
  const answer = await post(origin, { ...contact, name });
  return (await answer.json()).reference as string;
};

test('a server that is killed between and during its deliveries tells of every message, and of none under two ids', async () => {
  const sent: string[] = [];
  // each is answered late, so that some are cut off in the middle
  receiver.answer((response) => setTimeout(() => response.writeHead(204).end(), 60));
  for (let kills = 0; kills < 5; kills += 1) {
    const server = await start();
    for (let messages = 0; messages < 4; messages += 1) sent.push(await send(server));
    await pause(20 + 40 * kills);
    await server.stop('SIGKILL');
  }
  await start();
  await vi.waitFor(() => expect([...arrived()].sort()).toEqual([...sent].sort()), { timeout: 60_000 });
  expect(receiver.deliveries.every(({ id, data }) => id === data.reference)).toBe(true);
});

test('a server whose receiver is dead mails all the same, and the reverse', async () => {
  const mail = await startMailServer();
  const both = { SMTP_URL: mail.url, MAIL_TO: 'office@example.com', MAIL_RETRY_SECONDS: '1' };
  receiver.answer(() => {});
  const server = await start(both);
  const first = await send(server);
  await vi.waitFor(() => expect(mail.mails.join()).toContain(first), { timeout: 60_000 });
  mail.treat('stall');
  receiver.answer();
  const second = await send(server);
  await vi.waitFor(() => expect([...arrived()].sort()).toEqual([first, second].sort()), {
    timeout: 60_000,
  });
  const stored = await storedIn(each.path);
  expect(stored.find(({ reference }) => reference === first)?.mail).toBe('mailed');
  expect(stored.find(({ reference }) => reference === second)?.mail).toBe('waiting');
  await mail.stop();
});

test('a server tells the receiver of the guide, which takes nothing forged and tells of nothing twice', async () => {
  const [, program = ''] =
    /```js receiver\.mjs\n([\s\S]*?)```/.exec(readFileSync('docs/messages.md', 'utf8')) ?? [];
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PORT: String(port), WEBHOOK_SECRET: receiver.secret },
  });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const url = `http://127.0.0.1:${port}/`;
  // before it listens it is a receiver that is away
  const server = await start({ WEBHOOK_URL: url });
  const reference = await send(server, 'Ana Ñandú');
  await vi.waitFor(() => expect(said).toContain(`${reference}: Ana Ñandú`), { timeout: 60_000 });
  const { secret } = receiver;
  const post = async ({ age = 0, key = secret, body = '{"data":{"subject":"Eve"}}' }) => {
    const time = Math.floor(Date.now() / 1000) - age;
    const hmac = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'));
    const signature = `v1,${hmac.update(`one-id.${time}.{"data":{"subject":"Eve"}}`).digest('base64')}`;
    const headers = {
      'webhook-id': 'one-id',
      'webhook-timestamp': `${time}`,
      'webhook-signature': signature,
    };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect(await post({ age: 3600 })).toBe(401);
  expect(await post({ key: `whsec_${'A'.repeat(32)}` })).toBe(401);
  expect(await post({ body: '{"data":{"subject":"Mallory"}}' })).toBe(401);
  expect((await fetch(url, { method: 'POST', headers: { 'webhook-signature': 'v1,ñ' } })).status).toBe(401);
  expect([await post({}), await post({})]).toEqual([204, 204]);
  expect(said.match(/Eve/g)).toHaveLength(1);
  expect(said).not.toContain('Mallory');
  expect(child.exitCode).toBeNull();
});

test('a server that shares a database with another posts each message once', async ({ skip }) => {
  if (noPostgres) skip(noPostgres);
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const pair = [await start({ DATABASE_URL: postgres.url }), await start({ DATABASE_URL: postgres.url })];
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(pair[index % 2] as SiteServer)),
  );
  await vi.waitFor(() => expect(arrived().size).toBe(sent.length), { timeout: 60_000 });
  // a second copy would come after the lease
  await pause(6000);
  expect(receiver.deliveries).toHaveLength(sent.length);
});
