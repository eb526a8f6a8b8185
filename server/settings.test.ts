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

const mail = 'is no mail server: write smtps://user:password@host';
const database = 'is no PostgreSQL address: write postgres://user:password@host:5432/database';
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

test.each(['http://localhost:8080/', 'http://127.1/', 'http://[::1]:80/x', 'https://h/'])(
  'a web hook may be at %s',
  (url) => expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook?.url).toBe(url),
);

const ana = { user: 'ana@example.com', pass: '50%off' };
test.each([
  ['smtp://localhost', 'localhost', 587, false, undefined],
  ['smtp://[::1]:25/', '::1', 25, false, undefined],
  ['SMTPS://ana%40example.com:50%25off@h', 'h', 465, true, ana],
  ['smtps://ana@example.com:a@b@my_mail:2525', 'my_mail', 2525, true, { ...ana, pass: 'a@b' }],
])('%s is the mail server %s at %i', (url, host, port, secure, credentials) =>
  expect(readSettings({ SMTP_URL: url, ...office }).mail).toMatchObject({ host, port, secure, credentials }),
);

test.each([
  ['postgres://owner@127.0.0.1:5432/postgres', 'postgres://owner@127.0.0.1:5432/postgres'],
  ['postgresql://u:a@b,c@one,two/db?sslmode=require', 'postgresql://u:a%40b,c@one,two/db?sslmode=require'],
])('%s is the database %s', (url, read) =>
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(read),
);

/** What is set, with that without which it would be refused for another reason. */
const needs: Record<string, Record<string, string>> = {
  MAIL_TO: { SMTP_URL: 'smtp://h' },
  SMTP_URL: office,
  WEBHOOK_URL: { WEBHOOK_SECRET: secret },
  WEBHOOK_SECRET: { WEBHOOK_URL: 'https://h/' },
};

test.each<[name: string, said: string, ...values: string[]]>([
  ['PORT', 'is "…": give a number from 1 to 65535', 'http', '80a', '1e3', '0x50', '-1', '+80'],
  ['PORT', 'is "…": give a number from 1 to 65535', '80.0', ' 80', '080', '0', '65536', '9'.repeat(400)],
  ['RATE_LIMIT', 'is "…": give a number', '-1', '1e3'],
  ['MAIL_RETRY_SECONDS', 'is "…": give a number', '1m'],
  ['WEBHOOK_RETRY_SECONDS', 'is "…": give a number', '0', '1m'],
  ['HOST', 'is "…": write a name or an address', 'http://localhost', 'localhost:80'],
  ['HOST', 'is "…": write a name or an address', '999.1.1.1', '127.1', 'a b', '*'],
  ['DATA_DIR', 'is "…": write a path', ' data'],
  ['DATA_DIR', 'is "…", which is a file: name a folder', 'package.json'],
  ['MAIL_TO', 'is "…": write one address', 'office', 'Office <office@example.com>', 'a@b, c@d'],
  ['MAIL_TO', 'is "…": write one address', 'mailto:office@example.com', 'office@example..com'],
  ['WEBHOOK_URL', 'is no receiver', 'http://h/secret', 'ftp://h/secret', 'h/secret'],
  ['WEBHOOK_URL', 'is no receiver', 'http://127.0.0.1.h/secret', 'http://localhost.h/secret'],
  ['WEBHOOK_URL', 'holds a user', 'https://o:secret@h/'],
  ['WEBHOOK_SECRET', 'holds what is no secret', 'secret', 'whsec_secret', `${secret} whsec_`],
  ['WEBHOOK_SECRET', 'holds what is no secret', secret.slice(6), `whsec_${'A'.repeat(88)}`],
  ...['', '//', '//o:secret@h:0', '//o:secret@h:65536', '//o:secret@h/inbox', '//o:secret@h?tls=no'].map(
    (rest): [string, string, string] => ['SMTP_URL', mail, `smtp:${rest}`],
  ),
  ['SMTP_URL', mail, 'localhost', 'smtp:localhost', 'http://o:secret@h', 'smtp://o:secret@h,h2'],
  ['SMTP_URL', mail, 'smtp://o:secret@h%41', 'smtp://o:sec ret@h', 'smtp://o:sec\nret@h'],
  // read as a host, a port and something behind them
  ['SMTP_URL', mail, 'smtp://o:12#secret@h', 'smtp://o:12/secret@h', 'smtp://o:12?secret@h'],
  ['SMTP_URL', 'has a % in its user that begins no code: write %25', 'smtp://us%er:secret@h'],
  ['SMTP_URL', 'has a % in its password that begins no code: write %25', 'smtp://user:50%secret@h'],
  ['SMTP_URL', 'has a % in its password', 'smtp://user:secret%ff@h', 'smtp://user:secret%00@h'],
  ['SMTP_URL', 'names a user or a password alone', 'smtp://user@h', 'smtp://:secret@h'],
  ['DATABASE_URL', database, 'mysql://owner:secret@localhost/db', 'postgres://', 'postgres:///db'],
  ['DATABASE_URL', database, 'postgres://u:secret@h:0/db', 'postgres://u:secret@h/a/b'],
  ['DATABASE_URL', database, 'postgres://u:secret@h/db#x', 'postgres://u:se cret@h/db'],
  ['DATABASE_URL', database, ...['#', '/', '?'].map((sign) => `postgres://u:12${sign}secret@h/db`)],
  ['DATABASE_URL', 'has a % in its password that begins no code', 'postgres://u:50%secret@h/db'],
  ['DATABASE_URL', 'has a % in its user that begins no code', 'postgres://u%:secret@h/db'],
  ['DATABASE_URL', 'has a % in its path that begins no code', 'postgres://u:secret@h/50%'],
])('%s %s, without a password', (name, said, ...values) => {
  for (const value of values) {
    const read = () => readSettings({ ...needs[name], [name]: value });
    expect(read, value).toThrow(`${name} ${said.replace('…', value)}`);
    expect(read, value).toThrow(expect.not.stringContaining('secret'));
  }
});

test.each<[said: string, environment: Record<string, string>]>([
  ['WEBHOOK_URL is set without WEBHOOK_SECRET', { WEBHOOK_URL: 'https://h/secret' }],
  ['WEBHOOK_SECRET is set without WEBHOOK_URL', { WEBHOOK_SECRET: 'secret' }],
  ['MAIL_TO is set without SMTP_URL', office],
  ['MAIL_FROM is set without SMTP_URL', { MAIL_FROM: 'site@example.com' }],
  ['SMTP_URL is set without MAIL_TO', { SMTP_URL: 'smtp://localhost' }],
])('%s', (said, environment) => expect(() => readSettings(environment)).toThrow(said));
