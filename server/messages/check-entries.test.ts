import { expect, test } from 'vitest';
import { waysOf } from '#src/views/settings.ts';
import { checkEntries, takenBy } from './check-entries.ts';

// what is refused, and in which words, is asked of the running server: tests/server/messages.test.ts

const ana = { name: 'Ana Ñandú', email: 'ana@example.com' };
const taken = ['contact', 'quote', 'subcontractor'] as const;
const check = (entries: Record<string, unknown>) => checkEntries('contact', entries, taken);

test('applications are taken only where they are delivered, and nothing where messages go elsewhere', () => {
  const by = (delivery: 'here' | 'none', applications: 'notice' | 'deliver') =>
    takenBy(waysOf({ delivery: { mode: delivery }, applications: { mode: applications } }));
  expect(by('here', 'notice')).toEqual(taken);
  expect(by('here', 'deliver')).toEqual([...taken, 'training', 'careers']);
  expect(by('none', 'deliver')).toEqual([]);
});

test('entries keep the fields of the form, in its order, and nothing else', () => {
  const result = check({ message: 'Hello', ...ana, fax: '1', form: 'contact', extra: { deep: true } });
  expect(result).toMatchObject({ kind: 'valid', form: 'contact', isSuspect: false });
  expect(Object.entries((result as { values: object }).values)).toEqual([
    ['name', ana.name],
    ['email', ana.email],
    ['phone', ''],
    ['need', ''],
    ['county', ''],
    ['message', 'Hello'],
  ]);
});

test.each([
  ['https://spam.example', true],
  [3, true],
  ['', false],
])('a honeypot that holds %j is suspect: %s', (leave_empty, isSuspect) =>
  expect(check({ ...ana, leave_empty })).toMatchObject({ isSuspect }),
);

test.each([[null], [3], [true], [['Ana']], [{ toString: 'Ana' }]])('%j is no text', (name) =>
  expect(check({ ...ana, name })).toEqual({ kind: 'malformed' }),
);

test('entries cannot reach what every object has', () => {
  const text = '{"__proto__": {"name": "Eve"}, "constructor": "x", "email": "ana@example.com"}';
  expect(check(JSON.parse(text))).toMatchObject({ kind: 'invalid', values: { name: '' } });
  expect(check(Object.create(ana))).toMatchObject({ kind: 'invalid' });
});

test.each([
  ['name', '  Ana\r\nBcc: all@example.com ', 'Ana Bcc: all@example.com'],
  ['name', 'A\u0000n\u001b[31ma\u007f', 'An[31ma'],
  ['name', 'half \ud83d of it', 'half \ufffd of it'],
  ['name', '</textarea><script>alert(1)</script>', '</textarea><script>alert(1)</script>'],
  ['message', 'one\r\ntwo\rthree\n\tfour 👷🏽‍♀️ שלום', 'one\ntwo\nthree\n\tfour 👷🏽‍♀️ שלום'],
])('the %s %j is taken as %j', (field, text, cleaned) =>
  expect(check({ ...ana, [field]: text })).toMatchObject({ kind: 'valid', values: { [field]: cleaned } }),
);
