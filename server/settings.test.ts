import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const office = { MAIL_TO: 'office@example.com' };
const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;

test('without any setting, or set to nothing, messages are kept in a file, mailed to nobody, limited', () => {
  for (const environment of [{}, { SMTP_URL: '', MAIL_TO: ' ', DATA_DIR: ' data', TRUSTED_PROXIES: ' ' }])
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

test('a web hook may be on this machine', () => {
  for (const url of ['https://alerts.example.com/hook', 'http://127.1/', 'http://[::1]:80/x']) {
    const { webhook } = readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
    expect(webhook).toEqual({ url, secret: Buffer.alloc(32, 'secret'), pace: 10_000 });
  }
});

const ana = { user: 'ana@example.com', pass: '50%off' };
test.each([
  ['smtp://localhost', 'localhost', 587, false, undefined],
  ['smtp://[::1]:25/', '::1', 25, false, undefined],
  ['SMTPS://ana%40example.com:50%25off@h', 'h', 465, true, ana],
  ['smtps://ana@example.com:a@b@my_mail:2525', 'my_mail', 2525, true, { ...ana, pass: 'a@b' }],
])('%s is the mail server %s at %i', (url, host, port, secure, credentials) =>
  expect(readSettings({ SMTP_URL: url, ...office }).mail).toMatchObject({ host, port, secure, credentials }),
);

test('the address of a database is read as it stands, a password normalized', () => {
  const url = 'postgresql://u:a@b,c@one,two/db?sslmode=require';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url.replace('a@b', 'a%40b'));
});

/** What is set, with that without which it would be refused for another reason. */
const needs: Record<string, Record<string, string>> = {
  MAIL_TO: { SMTP_URL: 'smtp://h' },
  SMTP_URL: office,
  WEBHOOK_URL: { WEBHOOK_SECRET: secret },
  WEBHOOK_SECRET: { WEBHOOK_URL: 'https://h/' },
};

const mail = 'is no mail server: write smtps://user:password@host';
const database = 'is no PostgreSQL address: write postgres://user:password@host:5432/database';
test.each<[name: string, said: string, ...values: string[]]>([
  ['PORT', 'is "…": give a number from 1 to 65535', 'http', '1e3', '-1', '080', '0', '65536'],
  ['WEBHOOK_RETRY_SECONDS', 'is "…": give a number', '0'],
  ['MAIL_TO', 'is "…": write one address', 'office', 'Office <office@example.com>', 'a@b, c@d'],
  ['WEBHOOK_URL', 'is no receiver', 'http://h/s3cret', 'h/s3cret', 'http://127.0.0.1.h/s3cret'],
  ['WEBHOOK_URL', 'holds a user', 'https://o:s3cret@h/'],
  ['WEBHOOK_SECRET', 'is no secret', 's3cret', 'whsec_s3cret'],
  ['SMTP_URL', mail, 'smtp:', 'localhost', 'http://o:s3cret@h', 'smtp://o:s3cret@h,h2', 'smtp://o:s3 cret@h'],
  ['SMTP_URL', mail, 'smtp://o:s3cret@h/inbox', 'smtp://o:s3cret@h?tls=no'],
  // read as a host, a port and something behind them
  ['SMTP_URL', mail, 'smtp://o:12#s3cret@h', 'smtp://o:12/s3cret@h', 'smtp://o:12?s3cret@h'],
  // a % that begins no code, or one of no letter
  ['SMTP_URL', mail, 'smtp://us%er:s3cret@h', 'smtp://user:50%s3cret@h', 'smtp://user:s3cret%00@h'],
  ['SMTP_URL', 'names a user or a password alone', 'smtp://user@h', 'smtp://:s3cret@h'],
  ['DATABASE_URL', database, 'mysql://u:s3cret@h/db', 'postgres:///db', 'postgres://u:s3cret@h/a/b'],
  ['DATABASE_URL', database, ...['#', '/', '?'].map((sign) => `postgres://u:12${sign}s3cret@h/db`)],
  ['DATABASE_URL', database, 'postgres://u:s3cret@h/50%', 'postgres://u:50%s3cret@h/db'],
])('%s %s, without a password', (name, said, ...values) => {
  for (const value of values) {
    const read = () => readSettings({ ...needs[name], [name]: value });
    expect(read, value).toThrow(`${name} ${said.replace('…', value)}`);
    expect(read, value).not.toThrow('s3cret');
  }
});

test.each([
  ['WEBHOOK_URL', 'WEBHOOK_SECRET', 'https://h/'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL', secret],
  ['MAIL_TO', 'SMTP_URL', 'office@example.com'],
  ['SMTP_URL', 'MAIL_TO', 'smtp://localhost'],
])('%s is set without %s', (name, other, value) =>
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is set without ${other}: write `),
);
