import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting messages are kept in a file, mailed to nobody, limited', () => {
  const { port, dataFolder, databaseUrl, mail, rateLimit } = readSettings({});
  expect({ port, dataFolder, databaseUrl, mail, rateLimit }).toEqual({
    port: 4173,
    dataFolder: 'data',
    databaseUrl: undefined,
    mail: undefined,
    rateLimit: 10,
  });
});

test('a variable that is set to nothing is not set', () => {
  expect(readSettings({ SMTP_URL: '', MAIL_TO: ' ', DATABASE_URL: '' })).toMatchObject({ mail: undefined });
});

test('mail needs both its settings; the sender is the office unless one is named', () => {
  const both = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_TO: 'office@example.com' };
  expect(readSettings(both).mail).toMatchObject({
    to: 'office@example.com',
    from: 'office@example.com',
    pace: 60_000,
  });
  expect(readSettings({ ...both, MAIL_FROM: 'site@example.com' }).mail?.from).toBe('site@example.com');
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http": give a number from 1 to 65535'],
  [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT is "-1": give a number'],
  [{ MAIL_TO: 'office@example.com' }, 'MAIL_TO is set without SMTP_URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set without MAIL_TO'],
  [{ SMTP_URL: 'mail.example.com', MAIL_TO: 'office@example.com' }, 'SMTP_URL is no mail server'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'office' }, 'MAIL_TO is "office": write one address'],
  [{ DATABASE_URL: 'mysql://owner:secret@localhost/db' }, 'DATABASE_URL is no PostgreSQL address'],
  [{ TRUSTED_PROXIES: '127.0.0.1, nginx' }, 'TRUSTED_PROXIES holds "nginx"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES holds "10.0.0.0/40"'],
])('%j is refused with what to write', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test('a refused address never prints its password', () => {
  for (const environment of [
    { DATABASE_URL: 'mysql://o:secret@h/db' },
    { SMTP_URL: 'http://o:secret@h', MAIL_TO: 'a@b.co' },
  ])
    expect(() => readSettings(environment)).toThrow(expect.not.stringContaining('secret'));
});
