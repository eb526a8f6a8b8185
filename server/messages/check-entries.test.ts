import { describe, expect, it, test } from 'vitest';
import { waysOf } from '#content/facts/settings.ts';
import { contactForm, formWords } from '#content/words/forms.ts';
import { checkEntries, takenBy } from './check-entries.ts';

const ana = { name: 'Ana Ñandú', email: 'ana@example.com' };
const empty = { phone: '', need: '', county: '', message: '' };
const taken = ['contact', 'quote', 'subcontractor'] as const;
const check = (entries: Record<string, unknown>, form = 'contact') => checkEntries(form, entries, taken);

test('applications are taken only where they are delivered, and nothing where messages go elsewhere', () => {
  const keepMessagesDays = 365;
  const here = { mode: 'here' } as const;
  const by = (settings: Omit<Parameters<typeof waysOf>[0], 'keepMessagesDays'>) =>
    takenBy(waysOf({ ...settings, keepMessagesDays }));
  expect(by({ delivery: here, applications: { mode: 'notice' } })).toEqual(taken);
  expect(by({ delivery: here, applications: { mode: 'deliver' } })).toEqual([
    ...taken,
    'training',
    'careers',
  ]);
  expect(by({ delivery: { mode: 'none' }, applications: { mode: 'deliver' } })).toEqual([]);
});

describe('entries', () => {
  it('keep the fields of the form, in its order, and nothing else', () => {
    const result = check({ message: 'Hello', ...ana, fax: '1', form: 'contact', extra: { deep: true } });
    expect(result).toEqual({
      kind: 'valid',
      form: 'contact',
      isSuspect: false,
      values: { ...empty, ...ana, message: 'Hello' },
    });
    expect(Object.keys((result as { values: object }).values)).toEqual([
      'name',
      'email',
      'phone',
      'need',
      'county',
      'message',
    ]);
  });

  it('are told what is wrong in the words of the record', () => {
    expect(check({ email: 'ana@', phone: ' ' })).toMatchObject({
      kind: 'invalid',
      values: { name: '', email: 'ana@', phone: '' },
      errors: { name: contactForm.fields.name.missing, email: contactForm.fields.email.malformed },
    });
    expect(check({ name: 'Ana' })).toMatchObject({ errors: { reach: contactForm.fields.reach.missing } });
  });

  it('hold no more than the field may, and no choice that is not on the list', () => {
    const { maxLength } = contactForm.fields.message;
    expect(check({ ...ana, message: 'x'.repeat(maxLength) })).toMatchObject({ kind: 'valid' });
    expect(check({ ...ana, message: 'x'.repeat(maxLength + 7), need: 'gold' })).toMatchObject({
      kind: 'invalid',
      errors: { message: formWords.tooLong(7), need: formWords.unlisted },
    });
  });

  it('with a filled honeypot are suspect, whatever it holds', () => {
    expect(check({ ...ana, leave_empty: 'https://spam.example' })).toMatchObject({ isSuspect: true });
    expect(check({ ...ana, leave_empty: 3 })).toMatchObject({ isSuspect: true });
    expect(check({ ...ana, leave_empty: '' })).toMatchObject({ isSuspect: false });
  });
});

describe('what is no form of ours', () => {
  it.each(['', 'Contact', 'training', 'careers', '__proto__', 'constructor', 'toString'])('%s', (form) =>
    expect(check({ ...ana }, form)).toEqual({ kind: 'unknown form' }),
  );
});

describe('hostile entries', () => {
  it.each([[null], [3], [true], [['Ana']], [{ toString: 'Ana' }]])('%j is no text', (name) =>
    expect(check({ ...ana, name })).toEqual({ kind: 'malformed' }),
  );

  it('cannot reach what every object has', () => {
    const entries = JSON.parse(
      '{"__proto__": {"name": "Eve"}, "constructor": "x", "email": "ana@example.com"}',
    ) as Record<string, unknown>;
    expect(check(entries)).toMatchObject({ kind: 'invalid', values: { name: '' } });
    expect(Object.getPrototypeOf(check({ ...ana }))).toBe(Object.prototype);
    expect(check(Object.create({ name: 'Eve', email: 'eve@example.com' }))).toMatchObject({
      kind: 'invalid',
    });
  });

  it.each([
    ['  Ana\r\nBcc: all@example.com ', 'Ana Bcc: all@example.com'],
    ['A\u0000n\u001b[31ma\u007f', 'An[31ma'],
    ['half \ud83d of it', 'half \ufffd of it'],
    ['</textarea><script>alert(1)</script>', '</textarea><script>alert(1)</script>'],
    ['👷🏽‍♀️ שלום "quoted"', '👷🏽‍♀️ שלום "quoted"'],
  ])('the name %j is taken as %j', (name, cleaned) =>
    expect(check({ ...ana, name })).toMatchObject({ kind: 'valid', values: { name: cleaned } }),
  );

  it('a message keeps its lines', () =>
    expect(check({ ...ana, message: 'one\r\ntwo\rthree\n\tfour' })).toMatchObject({
      values: { message: 'one\ntwo\nthree\n\tfour' },
    }));
});
