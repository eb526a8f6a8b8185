import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting, or set to nothing, messages are kept in a file, mailed to nobody, limited', () => {
  for (const environment of [{}, { SMTP_URL: '', MAIL_TO: ' ', DATABASE_URL: '' }])
    expect(readSettings(environment)).toMatchObject({
      port: 4173,
      dataFolder: 'data',
      databaseUrl: undefined,
      mail: undefined,
      rateLimit: 10,
    });
});

test('the sender of mail is the office unless one is named', () => {
  const both = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_TO: 'office@example.com' };
  const office = { to: 'office@example.com', from: 'office@example.com', pace: 60_000 };
  expect(readSettings(both).mail).toMatchObject(office);
  expect(readSettings({ ...both, MAIL_FROM: 'site@example.com' }).mail?.from).toBe('site@example.com');
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http": give a number from 1 to 65535'],
  [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT is "-1": give a number'],
  [{ MAIL_TO: 'office@example.com' }, 'MAIL_TO is set without SMTP_URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set without MAIL_TO'],
  [{ SMTP_URL: 'http://o:secret@h', MAIL_TO: 'office@example.com' }, 'SMTP_URL is no mail server'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'office' }, 'MAIL_TO is "office": write one address'],
  [{ DATABASE_URL: 'mysql://owner:secret@localhost/db' }, 'DATABASE_URL is no PostgreSQL address'],
  [{ TRUSTED_PROXIES: '127.0.0.1, nginx' }, 'TRUSTED_PROXIES holds "nginx"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES holds "10.0.0.0/40"'],
])('%j is refused with what to write, and without a password', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
  expect(() => readSettings(environment)).toThrow(expect.not.stringContaining('secret'));
});
