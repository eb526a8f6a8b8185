import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '#server/outbox/mail.ts';
import { sign } from '#server/outbox/webhook.ts';
import { type MailAccount, mailTo, startMailServer } from './support/mail-server.ts';
import { freePort } from './support/postgres.ts';
import { siteForOne } from './support/site-for-all.ts';
import { contact, post, storedIn } from './support/site-server.ts';
import { startReceiver } from './support/webhook-receiver.ts';

// what mail servers ask for before they take a mail, what they say that no mail server should, and the receiver of the guide

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

test.concurrent.for([
  ['is mailed over STARTTLS, under its account', '50%25off', 'mailed'],
  ['waits where the account is refused, and the process lives', 'wrong%21', 'waiting'],
] as const)('a message %s', async ([, password, state], context) => {
  const mail = await startMailServer(account);
  context.onTestFinished(mail.stop);
  const address = `office%40example.com:${password}@localhost:${new URL(mail.url).port}`;
  const { path, start } = siteForOne(context, mailTo(`smtp://${address}`));
  const site = await start({ NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') });
  const { reference } = await (await post(site.origin, contact)).json();
  const line = state === 'mailed' ? `${reference} mailed` : `${reference} not mailed (EAUTH`;
  await vi.waitFor(() => expect(site.output()).toContain(line), patient);
  expect((await storedIn(path))[0]?.mail).toBe(state);
  expect(mail.mails).toHaveLength(state === 'mailed' ? 1 : 0);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.output()).not.toContain(secret);
});

const hello = '250-mail.example.com\r\n250-SIZE 99999999\r\n250';
const nonsense = '\u0000\u0001\ufffd} 250 \r\n\r\n999 ???\r\n-1\r\n';
const tls = ['220 hello\r\n', `${hello} STARTTLS\r\n`, '220 go\r\n'];

test.concurrent.for<[what: string, ...answers: (string | Buffer | null)[]]>([
  ['hangs up at once', null],
  ['speaks nonsense', nonsense],
  ['speaks without end', '2'.repeat(5_000_000)],
  ['speaks another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['answers nonsense to the greeting', '220 hello\r\n', nonsense],
  ['has no STARTTLS', '220 hello\r\n', `${hello} HELP\r\n`],
  ['has no STARTTLS behind its promise', ...tls, nonsense],
  ['hangs up in the handshake', ...tls, null],
  ['sends broken TLS', ...tls, Buffer.alloc(4096, 22)],
  ['answers before it is asked', '220 hello\r\n250 a\r\n250 b\r\n354 c\r\n250 d\r\n', nonsense],
])('a mail server that %s refused the mail, whatever it meant', async ([, ...answers]) => {
  const server = createServer((socket: Socket) => {
    const left = [...answers];
    const answer = () => {
      const next = left.shift();
      if (next === null) socket.resetAndDestroy();
      else if (next !== undefined) socket.write(next);
    };
    socket.on('error', () => {});
    socket.on('data', answer);
    answer();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const place = { host: '127.0.0.1', port, secure: false, credentials: account, pace: 500 };
  const { send } = createMailer({ ...place, to: 'a@example.com', from: 'b@example.com' }, 'example.com');
  const onText = vi.fn(async () => {});
  const mail = { id: '7F3K-29QX', subject: 'Message', text: 'Hello', replyTo: undefined };
  expect(await send(mail, onText)).toMatchObject({ kind: 'refused', error: expect.any(Error) });
  expect(onText).not.toHaveBeenCalled();
  server.close();
});

test.concurrent('what throws where nobody waits for it is told in a line, and the site stands', async (context) => {
  const fault = join(folder, 'fault.mjs');
  const faults = [
    `throw new RangeError('of ana@example.org')`,
    `Promise.reject(new RangeError('of ana@example.org'))`,
    `new Readable({ read() { this.destroy(new RangeError('of ana@example.org')); } }).resume()`,
    `throw undefined`,
  ];
  // once it serves, in callbacks that nobody waits for
  const throwing = faults.map((what) => `setTimeout(() => { ${what} });`).join('\n');
  const begin = `if (process.argv[1].endsWith('server.js')) process.on('SIGUSR2', () => {${throwing}});`;
  writeFileSync(fault, `import { Readable } from 'node:stream';\n${begin}`);
  const site = await siteForOne(context).start({ NODE_OPTIONS: `--import=${fault}` });
  process.kill(site.pid, 'SIGUSR2');
  const told = () => site.output().match(/^\S+ FAULT: .*$/gm) ?? [];
  await vi.waitFor(() => expect(told()).toHaveLength(faults.length), patient);
  expect(told().filter((line) => /RangeError at .*fault\.mjs/.test(line))).toHaveLength(3);
  expect(site.output()).not.toContain('ana@');
  expect((await post(site.origin, contact)).status).toBe(201);
});

test.concurrent('a server whose receiver is dead mails all the same, and the reverse', async (context) => {
  const [mail, receiver] = [await startMailServer(), await startReceiver()];
  context.onTestFinished(mail.stop);
  context.onTestFinished(receiver.stop);
  const { path, start } = siteForOne(context, { ...mailTo(mail.url), ...receiver.settings });
  const { origin } = await start();
  const send = async () => (await (await post(origin, contact)).json()).reference as string;
  receiver.answer(() => {});
  const first = await send();
  await vi.waitFor(() => expect(mail.mails.join()).toContain(first), patient);
  mail.treat('stall');
  receiver.answer();
  const second = await send();
  const arrived = () => receiver.deliveries.map(({ id }) => id);
  await vi.waitFor(() => expect(arrived()).toEqual(expect.arrayContaining([first, second])), patient);
  const states = (await storedIn(path)).map(({ reference, mail }) => [reference, mail]);
  expect(Object.fromEntries(states)).toEqual({ [first]: 'mailed', [second]: 'waiting' });
});

test.concurrent('the receiver of the guide is told, takes nothing forged and tells of nothing twice', async (context) => {
  const guide = readFileSync('docs/messages.md', 'utf8');
  const [, program = ''] = /```js receiver\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
  const key = Buffer.alloc(32, 'a key of the guide');
  const [port, settings] = [await freePort(), { WEBHOOK_SECRET: `whsec_${key.toString('base64')}` }];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PORT: String(port), ...settings },
  });
  context.onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const url = `http://127.0.0.1:${port}/`;
  // before it listens it is a receiver that is away
  const { start } = siteForOne(context, { ...settings, WEBHOOK_URL: url, WEBHOOK_RETRY_SECONDS: '1' });
  const { reference } = await (await post((await start()).origin, { ...contact, name: 'Ana Ñandú' })).json();
  await vi.waitFor(() => expect(said).toContain(`${reference}: Ana Ñandú`), patient);
  const eve = '{"data":{"subject":"Eve"}}';
  const deliver = async ({ age = 0, by = key, body = eve }) => {
    const time = `${Math.floor(Date.now() / 1000) - age}`;
    const signature = `v1,${sign(by, `one-id.${time}.${eve}`)}`;
    const headers = { 'webhook-id': 'one-id', 'webhook-timestamp': time, 'webhook-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect(await deliver({ age: 3600 })).toBe(401);
  expect(await deliver({ by: Buffer.alloc(32) })).toBe(401);
  expect(await deliver({ body: '{"data":{"subject":"Mallory"}}' })).toBe(401);
  expect((await fetch(url, { method: 'POST', headers: { 'webhook-signature': 'v1,ñ' } })).status).toBe(401);
  expect([await deliver({}), await deliver({})]).toEqual([204, 204]);
  expect(said.match(/Eve/g)).toHaveLength(1);
  expect(said).not.toContain('Mallory');
  expect(child.exitCode).toBeNull();
});
