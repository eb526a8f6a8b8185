import { formWords } from 'words:forms';
import { expect, test } from 'vitest';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { validateForm } from './validate-form.ts';

const { fields } = trainingForm;
const good = { name: 'Ana Ñandú', email: 'ana@example.com', phone: '(954) 555-0142' };
const check = (entries: Record<string, string>) => validateForm({ ...good, ...entries }, fields);

test.each([
  ['ana@example.com', '', {}],
  ['', '954 555 0142', {}],
  ['', '', { reach: contactForm.fields.reach.missing }],
  ['ana@', '', { email: contactForm.fields.email.malformed }],
])('one of two is enough, which a malformed one is not: "%s" and "%s"', (email, phone, errors) => {
  const found = validateForm({ name: 'Ana', email, phone }, contactForm.fields);
  expect(found.errors).toEqual(errors);
});

test.each<[field: 'email' | 'phone', typed: string, stored?: string]>([
  ['email', "o'neil+x@mail.example.com"],
  ['email', 'josé@exämple.рф'],
  ['email', '"Ñandú, Ana" <a@b.co> (office)', 'a@b.co'],
  ['email', 'mailto:a%2Bx@b.co?subject=Hi%20there', 'a+x@b.co'],
  ['email', 'Email: “a@b.co”.', 'a@b.co'],
  ['email', ' Ana.N @ B.CO;\r\n', 'Ana.N@b.co'],
  ['email', 'o’neil＠ｂ．co', "o'neil@b.co"],
  ['email', '\ufeff\u202aa\u00ad@\u200bb.\u200dco\u202c\u00a0', 'a@b.co'],
  ['phone', '+1 954.555.0142'],
  // what is said around a number stays
  ['phone', 'Mobile: 954-555-0142 after 5'],
  ['phone', '\u202a954\u00a0555‑0142\u202c', '954 555-0142'],
  ['phone', 'tel:+1-954-555-0142;ext=12', '+1-954-555-0142 ext. 12'],
  ['phone', '954-555-0142x12 (cell)', '954-555-0142 ext. 12 (cell)'],
])('as an %s, %j is taken', (field, typed, stored = typed) => {
  const { errors, values } = check({ [field]: typed });
  expect([errors, values[field]]).toEqual([{}, stored]);
});

test.each([
  ['email', 'ana@', 'ana@example', 'a@b..co', 'a@-b.co', 'a b@example.com', 'a@b.co, c@d.co'],
  ['phone', 'call me', '12', '4111 1111 1111 1111', '954-CALL-NOW', 'ext. 12'],
] as const)('what nobody could answer is no %s', (field, ...typed) => {
  for (const text of typed)
    expect(check({ [field]: text }).errors, text).toEqual({ [field]: fields[field].malformed });
});

test.each(['   ', '\u200b', '\u2800', '\u3164', '\ufe0f', '\u0301', '\ud83d'])(
  'what nobody sees is no name: %j',
  (name) => expect(check({ name }).errors).toEqual({ name: fields.name.missing }),
);

test.each([
  [
    'A\u202en\u2066a\u200f \u200bÑ\u00adandú می\u200cخواهم 👷🏽\u200d♀️',
    'Ana Ñandú می\u200cخواهم 👷🏽\u200d♀️',
  ],
  ['A\u0000n\u001b[31ma\u007f, half \ud83d of it', 'An[31ma, half \ufffd of it'],
])('%j is stored as %j, which hides nothing and turns no line around', (text, clean) => {
  const { values } = check({ name: `${text}\r\n${text} `, message: `${text}\r\n\t${text}\r` });
  expect(values).toMatchObject({ name: `${clean} ${clean}`, message: `${clean}\n\t${clean}` });
});

test('how much a field holds is counted as people count, and told before anything else is looked for', () => {
  const full = { name: '👷'.repeat(fields.name.maxLength), message: 'x'.repeat(fields.message.maxLength) };
  expect(check(full).errors).toEqual({});
  const over = { name: `${full.name}👷`, message: `${full.message}two`, email: '@'.repeat(1_000_000) };
  expect(check(over).errors).toEqual({
    name: formWords.tooLong({ excess: 1, count: 1 }),
    message: formWords.tooLong({ excess: 3, count: 3 }),
    email: expect.stringMatching(/shorten/),
  });
});

test('no choice is taken that is not on the list', () =>
  expect(check({ experience: 'expert' }).errors).toEqual({ experience: formWords.unlisted }));
