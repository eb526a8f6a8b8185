import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from '#server/outbox/mail.ts';
import { startMailServer } from './support/mail-server.ts';
import { contact, storedIn } from './support/messages.ts';
import { siteForEach } from './support/site-for-each.ts';
import { post } from './support/site-server.ts';

// what mail servers ask for before they take a mail, and what they say that no mail server should

const secret = '50%off';
const each = siteForEach();
let folder: string;
let account: { user: string; pass: string; key: string; cert: string };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  account = { user: 'office@example.com', pass: secret, key: read('key.pem'), cert: read('cert.pem') };
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['is mailed over STARTTLS, under its account', '50%25off', 'mailed'],
  ['waits where the account is refused, and the process lives', 'wrong%21', 'waiting'],
])('a message %s', async (_name, password, state) => {
  const mail = await startMailServer(account);
  onTestFinished(mail.stop);
  const site = await each.start({
    SMTP_URL: `smtp://office%40example.com:${password}@localhost:${new URL(mail.url).port}`,
    MAIL_TO: 'office@example.com',
    MAIL_RETRY_SECONDS: '1',
    NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
  });
  const { reference } = await (await post(site.origin, contact)).json();
  await expect
    .poll(site.output, { timeout: 60_000 })
    .toContain(state === 'mailed' ? `${reference} mailed` : `${reference} not mailed (EAUTH`);
  expect((await storedIn(each.path))[0]?.mail).toBe(state);
  expect(mail.mails).toHaveLength(state === 'mailed' ? 1 : 0);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.output()).not.toContain(secret);
});

const hello = '250-mail.example.com\r\n250-SIZE 99999999\r\n250';
const nonsense = '\u0000\u0001\ufffd} 250 \r\n\r\n999 ???\r\n-1\r\n';

test.each<[what: string, answers: (string | Buffer | null)[]]>([
  ['hangs up at once', [null]],
  ['speaks nonsense', [nonsense]],
  ['speaks without end', ['2'.repeat(5_000_000)]],
  ['speaks another protocol', ['HTTP/1.1 400 Bad Request\r\n\r\n']],
  ['answers nonsense to the greeting', ['220 hello\r\n', nonsense]],
  ['has no STARTTLS', ['220 hello\r\n', `${hello} HELP\r\n`]],
  ['has no STARTTLS behind its promise', ['220 hello\r\n', `${hello} STARTTLS\r\n`, '220 go\r\n', nonsense]],
  ['hangs up in the handshake', ['220 hello\r\n', `${hello} STARTTLS\r\n`, '220 go\r\n', null]],
  ['sends broken TLS', ['220 hello\r\n', `${hello} STARTTLS\r\n`, '220 go\r\n', Buffer.alloc(4096, 22)]],
  ['answers before it is asked', ['220 hello\r\n250 a\r\n250 b\r\n354 c\r\n250 d\r\n', nonsense]],
])('a mail server that %s refused the mail, whatever it meant', async (_what, answers) => {
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
  const onText = vi.fn(async () => {});
  const { send } = createMailer(
    {
      host: '127.0.0.1',
      port,
      secure: false,
      credentials: account,
      to: 'a@example.com',
      from: 'b@example.com',
      pace: 500,
    },
    'example.com',
  );
  const mail = { id: '7F3K-29QX', subject: 'Message', text: 'Hello', replyTo: undefined };
  expect(await send(mail, onText)).toMatchObject({ kind: 'refused', error: expect.any(Error) });
  expect(onText).not.toHaveBeenCalled();
  server.close();
});

test('what throws where nobody waits for it is told in a line, and the site stands', async () => {
  const fault = join(folder, 'fault.mjs');
  const faults = [
    `throw new RangeError('of ana@example.org')`,
    `Promise.reject(new RangeError('of ana@example.org'))`,
    `new Readable({ read() { this.destroy(new RangeError('of ana@example.org')); } }).resume()`,
    `throw undefined`,
  ];
  writeFileSync(
    fault,
    `import { Readable } from 'node:stream';
    if (process.argv[1].endsWith('server.js')) setTimeout(() => {
      ${faults.map((what) => `setTimeout(() => { ${what} });`).join('\n')}
    }, 2000);`,
  );
  const site = await each.start({ NODE_OPTIONS: `--import=${fault}` });
  const told = () => site.output().match(/^\S+ FAULT: .*$/gm) ?? [];
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(faults.length);
  expect(told().filter((line) => /RangeError at .*fault\.mjs/.test(line))).toHaveLength(3);
  expect(site.output()).not.toContain('ana@');
  expect((await post(site.origin, contact)).status).toBe(201);
});
