import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWebhook, sign } from '#server/outbox/webhook.ts';
import { outboxScene, pace } from './support/outbox-scene.ts';
import { startReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const hour = 3_600_000;
const scene = outboxScene('webhook');
const { add, becomes, said } = scene;
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  expect(receiver.forged()).toBe(0);
  await receiver.stop();
});

const start = (...secrets: Buffer[]) => {
  const key = Buffer.from(receiver.secret.replace('whsec_', ''), 'base64');
  const post = createWebhook({ url: receiver.url, secrets: [...secrets, key], pace });
  return scene.start((notice, message) => post(message, notice));
};

test('signs as the example of the convention does', async () => {
  // from the libraries of standardwebhooks.com
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(sign(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}')).toBe(
    'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('tells the receiver what the mail tells the office, signed by each secret', async () => {
  const entries = { name: 'Ana Ñandú', need: 'emergency', message: 'Two units\non the roof' };
  const reference = await add(entries);
  start(Buffer.from('another key, while it is changed'));
  await becomes(reference, 'sent');
  expect(receiver.deliveries).toHaveLength(1);
  const [delivery] = receiver.deliveries;
  expect(delivery).toMatchObject({ id: reference, signatures: 2 });
  expect(delivery?.data).toMatchObject({ reference, form: 'contact', emergency: true, entries });
  expect(delivery?.data.text).toContain('on the roof');
  expect(delivery?.data.subject).toContain(reference);
});

const stall = () => {};
test.each<[name: string, answer: (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(500).end()],
  ['redirects', (response) => response.writeHead(307, { Location: '/elsewhere' }).end()],
  ['stalls', stall],
  ['hangs up', (response) => response.destroy()],
  ['says nothing that is HTTP', (response) => response.socket?.end('take it easy\r\n\r\n')],
  ['never ends its answer', (response) => response.writeHead(503).write('x')],
])('a receiver that %s gets it again, under the same id and signed anew', async (_name, answer) => {
  receiver.answer(answer);
  const reference = await add({ name: 'Ana' });
  const outbox = start();
  await said(/not posted to the web hook/);
  // a redirect is a request of its own, where it is followed
  expect(receiver.deliveries).toHaveLength(1);
  expect(outbox.state()).toBe('fails');
  receiver.answer();
  scene.clock += 10 * pace;
  outbox.wake();
  await becomes(reference, 'sent');
  expect(receiver.deliveries.map(({ id }) => id)).toEqual([reference, reference]);
  expect(outbox.state()).toBe('delivers');
});

test.each([
  ['3600', hour],
  [new Date(Date.now() + 2 * hour).toUTCString(), 2 * hour],
  ['999999999', 24 * hour],
])('is left alone for as long as it asks (Retry-After: %s)', async (value, atLeast) => {
  receiver.answer((response) => response.writeHead(429, { 'Retry-After': value }).end());
  const reference = await add({ name: 'Ana' });
  const outbox = start();
  await said(/not posted/);
  receiver.answer();
  // nothing else is sent either
  await add({ name: 'Eve' });
  scene.clock += atLeast - 60_000;
  outbox.wake();
  await pause(3 * pace);
  expect(receiver.deliveries).toHaveLength(1);
  scene.clock += 25 * hour;
  outbox.wake();
  await becomes(reference, 'sent');
});

test.each(['-5', 'soon', ''])(
  'is tried again as usual where it asks for nonsense (Retry-After: %s)',
  async (value) => {
    receiver.answer((response) => response.writeHead(503, { 'Retry-After': value }).end());
    const reference = await add({ name: 'Ana' });
    const outbox = start();
    await said(/not posted/);
    receiver.answer();
    scene.clock += 2 * pace;
    outbox.wake();
    await becomes(reference, 'sent');
  },
);

test('one that is gone gets nothing more until the next start, and then all of it', async () => {
  receiver.answer((response) => response.writeHead(410).end());
  const references = [await add({ name: 'Ana' }), await add({ name: 'Eve' })];
  const outbox = start();
  await said(/answered 410/);
  receiver.answer();
  scene.clock += 24 * hour;
  outbox.wake();
  await pause(3 * pace);
  expect(receiver.deliveries).toHaveLength(1);
  expect(outbox.state()).toBe('gone');
  await outbox.stop();
  start();
  for (const reference of references) await becomes(reference, 'sent');
});

test('after three days it is given up, and the log says so without a name', async () => {
  receiver.answer((response) => response.writeHead(500).end());
  const reference = await add({ name: 'Ana Ñandú' });
  const outbox = start();
  await said(/not posted/);
  scene.clock += 72 * hour + 1;
  // twelve times at least, for the server may have been off
  for (let tries = 2; tries <= 12; tries += 1) {
    const before = receiver.deliveries.length;
    outbox.wake();
    await vi.waitFor(() => expect(receiver.deliveries.length).toBeGreaterThan(before), { timeout: 60_000 });
    scene.clock += hour;
  }
  await becomes(reference, 'given up');
  expect(scene.lines.join('\n')).toContain(`${reference} NOT posted to the web hook for three days`);
  expect(scene.lines.join('\n')).not.toMatch(/Ana/);
});
