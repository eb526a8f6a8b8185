import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const office = { MAIL_TO: 'office@example.com' };

test('without any setting, or set to nothing, messages are kept in a file, mailed to nobody, limited', () => {
  for (const environment of [{}, { SMTP_URL: '', MAIL_TO: ' ', DATABASE_URL: '', TRUSTED_PROXIES: ' ' }])
    expect(readSettings(environment)).toMatchObject({
      port: 4173,
      host: undefined,
      dataFolder: 'data',
      databaseUrl: undefined,
      mail: undefined,
      rateLimit: 10,
    });
});

test('the sender of mail is the office unless one is named', () => {
  const both = { SMTP_URL: 'smtps://user:secret@mail.example.com', ...office };
  expect(readSettings(both).mail).toMatchObject({ to: office.MAIL_TO, from: office.MAIL_TO, pace: 60_000 });
  expect(readSettings({ ...both, MAIL_FROM: 'site@example.com' }).mail?.from).toBe('site@example.com');
});

const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;

test('a web hook is signed by one secret, or by two while it is changed', () => {
  const url = 'https://alerts.example.com/hook';
  const older = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  for (const [WEBHOOK_SECRET, lengths] of [
    [secret, [32]],
    [` ${secret}  ${older} `, [32, 24]],
    [`${secret},${older}`, [32, 24]],
  ] as const) {
    const { webhook } = readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET });
    expect(webhook).toMatchObject({ url, pace: 10_000 });
    expect(webhook?.secrets.map(({ length }) => length)).toEqual(lengths);
  }
});

test.each([
  'http://localhost:8080/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://[::1]:80/x',
  'https://h/',
])('a web hook may be at %s', (url) =>
  expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook?.url).toBe(url),
);

test.each([
  ['smtp://localhost', 'localhost', 587, false, undefined],
  ['smtp://[::1]:25/', '::1', 25, false, undefined],
  ['SMTPS://ana%40example.com:50%25off@h', 'h', 465, true, { user: 'ana@example.com', pass: '50%off' }],
  [
    'smtps://ana@example.com:a@b@my_mail:2525',
    'my_mail',
    2525,
    true,
    { user: 'ana@example.com', pass: 'a@b' },
  ],
])('%s is the mail server %s at %i', (url, host, port, secure, credentials) =>
  expect(readSettings({ SMTP_URL: url, ...office }).mail).toMatchObject({ host, port, secure, credentials }),
);

test.each([
  ['postgres://owner@127.0.0.1:5432/postgres', 'postgres://owner@127.0.0.1:5432/postgres'],
  ['postgresql://u:a@b,c@one,two/db?sslmode=require', 'postgresql://u:a%40b,c@one,two/db?sslmode=require'],
])('%s is the database %s', (url, read) =>
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(read),
);

const from = (url: string) => ({ SMTP_URL: url, ...office });
const notMail = 'SMTP_URL is no mail server: write smtps://user:password@host';
const notDatabase =
  'DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database';

test.each<readonly [Record<string, string>, string]>([
  ...['http', '80a', '1e3', '0x50', '-1', '+80', '80.0', ' 80', '080', '0', '65536', '9'.repeat(400)].map(
    (PORT) => [{ PORT }, `PORT is "${PORT}": give a number from 1 to 65535`] as const,
  ),
  [{ WEBHOOK_URL: 'https://h/secret' }, 'WEBHOOK_URL is set without WEBHOOK_SECRET'],
  [{ WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET is set without WEBHOOK_URL'],
  ...[
    'http://h/secret',
    'http://127.0.0.1.h/secret',
    'http://localhost.h/secret',
    'ftp://h/secret',
    'h/secret',
  ].map(
    (url) =>
      [{ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }, 'WEBHOOK_URL is no receiver'] as [
        Record<string, string>,
        string,
      ],
  ),
  [{ WEBHOOK_URL: 'https://o:secret@h/', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL holds a user'],
  ...['secret', 'whsec_secret', `${secret} whsec_`, `whsec_${'A'.repeat(88)}`, secret.slice(6)].map(
    (text) =>
      [{ WEBHOOK_URL: 'https://h/', WEBHOOK_SECRET: text }, 'WEBHOOK_SECRET holds what is no secret'] as [
        Record<string, string>,
        string,
      ],
  ),
  [
    { WEBHOOK_URL: 'https://h/', WEBHOOK_SECRET: secret, WEBHOOK_RETRY_SECONDS: '0' },
    'WEBHOOK_RETRY_SECONDS is "0": give a number',
  ],
  [{ WEBHOOK_RETRY_SECONDS: '1m' }, 'WEBHOOK_RETRY_SECONDS is "1m": give a number'],
  [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT is "-1": give a number'],
  [{ RATE_LIMIT: '1e3' }, 'RATE_LIMIT is "1e3": give a number'],
  [{ MAIL_RETRY_SECONDS: '1m' }, 'MAIL_RETRY_SECONDS is "1m": give a number'],
  ...['http://localhost', 'localhost:80', '999.1.1.1', '127.1', 'a b', '*'].map(
    (HOST) => [{ HOST }, `HOST is "${HOST}": write a name or an address`] as const,
  ),
  [{ DATA_DIR: ' data' }, 'DATA_DIR is " data": write a path'],
  [{ DATA_DIR: 'package.json' }, 'DATA_DIR is "package.json", which is a file: name a folder'],
  [office, 'MAIL_TO is set without SMTP_URL'],
  [{ MAIL_FROM: 'site@example.com' }, 'MAIL_FROM is set without SMTP_URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set without MAIL_TO'],
  ...[
    'office',
    'mailto:office@example.com',
    'Office <office@example.com>',
    'a@b, c@d',
    'office@example..com',
  ].map(
    (MAIL_TO) => [{ ...from('smtp://h'), MAIL_TO }, `MAIL_TO is "${MAIL_TO}": write one address`] as const,
  ),
  ...[
    'localhost',
    'smtp:localhost',
    'smtp://',
    'http://o:secret@h',
    'smtp://o:secret@h:0',
    'smtp://o:secret@h:65536',
    'smtp://o:secret@h/inbox',
    'smtp://o:secret@h?tls=no',
    'smtp://o:secret@h,h2',
    'smtp://o:secret@h%41',
    'smtp://o:sec ret@h',
    'smtp://o:sec\nret@h',
    // read as a host, a port and something behind them
    'smtp://o:12#secret@h',
    'smtp://o:12/secret@h',
    'smtp://o:12?secret@h',
  ].map((url) => [from(url), notMail] as const),
  [from('smtp://us%er:secret@h'), 'SMTP_URL has a % in its user that begins no code: write %25'],
  [from('smtp://user:50%secret@h'), 'SMTP_URL has a % in its password that begins no code: write %25'],
  [from('smtp://user:secret%ff@h'), 'SMTP_URL has a % in its password'],
  [from('smtp://user:secret%00@h'), 'SMTP_URL has a % in its password'],
  [from('smtp://user@h'), 'SMTP_URL names a user or a password alone'],
  [from('smtp://:secret@h'), 'SMTP_URL names a user or a password alone'],
  ...[
    'mysql://owner:secret@localhost/db',
    'postgres://',
    'postgres:///db',
    'postgres://u:secret@h:0/db',
    'postgres://u:secret@h/a/b',
    'postgres://u:secret@h/db#x',
    'postgres://u:se cret@h/db',
    'postgres://u:12#secret@h/db',
    'postgres://u:12/secret@h/db',
    'postgres://u:12?secret@h/db',
  ].map((DATABASE_URL) => [{ DATABASE_URL }, notDatabase] as const),
  [
    { DATABASE_URL: 'postgres://u:50%secret@h/db' },
    'DATABASE_URL has a % in its password that begins no code',
  ],
  [{ DATABASE_URL: 'postgres://u%:secret@h/db' }, 'DATABASE_URL has a % in its user that begins no code'],
  [{ DATABASE_URL: 'postgres://u:secret@h/50%' }, 'DATABASE_URL has a % in its path that begins no code'],
])('%j is refused with what to write, and without a password', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
  expect(() => readSettings(environment)).toThrow(expect.not.stringContaining('secret'));
});
