import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sign } from '#server/outbox/webhook.ts';
import { type MailAccount, mailTo, startMailServer } from './support/mail-server.ts';
import { freePort } from './support/postgres.ts';
import { siteForOne } from './support/site-for-all.ts';
import { contact, post, storedIn } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

const patient = { timeout: 60_000, interval: 100 };
const secret = '50%off';
let folder: string;
let account: MailAccount;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const request =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', request.split(' '), { cwd: folder, stdio: 'ignore' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  account = { user: 'office@example.com', pass: secret, key: read('key.pem'), cert: read('cert.pem') };
});
afterAll(() => rmSync(folder, { recursive: true }));

test.concurrent.for<[what: string, line: string, webhook: 'waiting' | 'sent', password?: string]>([
  ['is mailed under an account, though the receiver is dead', 'mailed', 'waiting'],
  ['is posted where the account is refused', 'not mailed (EAUTH', 'sent', 'wrong'],
  ['is posted where an account would be shown to all', 'not mailed (ETLS', 'sent'],
])('a message %s', async ([, line, webhook, password = '50%25off'], context) => {
  const isEncrypted = !line.includes('ETLS');
  const [mail, receiver] = [await startMailServer(isEncrypted ? account : undefined), await startReceiver()];
  context.onTestFinished(mail.stop);
  context.onTestFinished(receiver.stop);
  if (webhook === 'waiting') receiver.answer = () => {};
  const address = `office%40example.com:${password}@localhost:${new URL(mail.url).port}`;
  const { path, start } = siteForOne(context, { ...mailTo(`smtp://${address}`), ...receiver.settings });
  const site = await start({ NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') });
  const { reference } = await (await post(site.origin, contact)).json();
  await vi.waitFor(() => expect(site.output()).toContain(`${reference} ${line}`), patient);
  const isMailed = line === 'mailed';
  const state = { mail: isMailed ? 'mailed' : 'waiting', webhook };
  await vi.waitFor(async () => expect(await storedIn(path)).toMatchObject([state]), patient);
  expect(mail.mails).toHaveLength(isMailed ? 1 : 0);
  expect(site.output()).not.toContain(secret);
});

test.concurrent('what throws where nobody waits for it is told in a line, and the site stands', async (context) => {
  const fault = join(folder, 'fault.mjs');
  writeFileSync(
    fault,
    `if (process.argv[1].endsWith('server.js')) process.on('SIGUSR2', () => {
      setTimeout(() => { throw new RangeError('of ana@example.org'); });
      setTimeout(() => { Promise.reject(new RangeError('of ana@example.org')); });
      setTimeout(() => { throw undefined; });
    });`,
  );
  const site = await siteForOne(context).start({ NODE_OPTIONS: `--import=${fault}` });
  process.kill(site.pid, 'SIGUSR2');
  const told = () => site.output().match(/^\S+ FAULT: .*$/gm) ?? [];
  await vi.waitFor(() => expect(told()).toHaveLength(3), patient);
  expect(told().filter((line) => /RangeError at .*fault\.mjs/.test(line))).toHaveLength(2);
  expect(site.output()).not.toContain('ana@');
  expect((await post(site.origin, contact)).status).toBe(201);
});

test.concurrent('the receiver of the guide is told, takes nothing forged and tells of nothing twice', async (context) => {
  const guide = readFileSync('docs/messages.md', 'utf8');
  const [, program = ''] = /```js receiver\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
  const key = Buffer.alloc(32, 'a key of the guide');
  const [port, settings] = [await freePort(), { WEBHOOK_SECRET: `whsec_${key.toString('base64')}` }];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}/`;
  const eve = '{"data":{"subject":"Eve"}}';
  const deliver = async ({ age = 0, by = key, body = eve }) => {
    const time = `${Math.floor(Date.now() / 1000) - age}`;
    const signature = `v1,${sign(by, `one-id.${time}.${eve}`)}`;
    const headers = { 'webhook-id': 'one-id', 'webhook-timestamp': time, 'webhook-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  await vi.waitFor(async () => expect(await deliver({ age: 3600 })).toBe(401), patient);
  const { start } = siteForOne(context, { ...settings, WEBHOOK_URL: url, WEBHOOK_RETRY_SECONDS: '1' });
  const { reference } = await (await post((await start()).origin, { ...contact, name: 'Ana Ñandú' })).json();
  await vi.waitFor(() => expect(said).toContain(`${reference}: Ana Ñandú`), patient);
  expect(await deliver({ by: Buffer.alloc(32) })).toBe(401);
  expect(await deliver({ body: '{"data":{"subject":"Mallory"}}' })).toBe(401);
  expect([await deliver({}), await deliver({})]).toEqual([204, 204]);
  expect(said.match(/Eve/g)).toHaveLength(1);
  expect(said).not.toContain('Mallory');
  expect(child.exitCode).toBeNull();
});
