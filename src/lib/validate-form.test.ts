import { formWords } from 'words:forms';
import { expect, test } from 'vitest';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { validateForm } from './validate-form.ts';

// what is missing is asked of every form in the browser: tests/forms/every-form.spec.ts

const { fields } = trainingForm;
const good = { name: 'Ana Ñandú', email: 'ana@example.com', phone: '(954) 555-0142' };
const errorsOf = (entries: Record<string, string>) => validateForm({ ...good, ...entries }, fields).errors;

const storedAs = (entries: Record<string, string>) => validateForm({ ...good, ...entries }, fields).values;

test.each([
  ['ana@example.com', '', {}, false],
  ['', '954 555 0142', {}, false],
  ['', '', { reach: contactForm.fields.reach.missing }, true],
  ['ana@', '', { email: contactForm.fields.email.malformed }, false],
])(
  'one of two is enough, which a malformed one is not: "%s" and "%s"',
  (email, phone, errors, isIncomplete) =>
    expect(validateForm({ name: 'Ana', email, phone }, contactForm.fields)).toMatchObject({
      errors,
      isIncomplete,
    }),
);

test.each([
  ...["o'neil+x@mail.example.com", 'josé@exämple.com', 'ana@пример.рф'].map((email) => [email]),
  [`${'a'.repeat(240)}@example.com`],
  ['<a@b.co>', 'a@b.co'],
  ['Ana Ñandú <a@b.co>', 'a@b.co'],
  ['"Ñandú, Ana" <a@b.co> (office)', 'a@b.co'],
  ['a@b.co <a@b.co>', 'a@b.co'],
  ['[a@b.co](mailto:a@b.co)', 'a@b.co'],
  ['mailto:a%2Bx@b.co?subject=Hi%20there', 'a+x@b.co'],
  ['Email: a@b.co', 'a@b.co'],
  ['“a@b.co”.', 'a@b.co'],
  [' a @ b.co;\r\n', 'a@b.co'],
  ['Ana.N@B.CO,', 'Ana.N@b.co'],
  ['o’neil@b.co', "o'neil@b.co"],
  ['ana＠ｂ．co', 'ana@b.co'],
  ['\ufeff\u202aa\u00ad@\u200bb.\u200dco\u202c\u00a0', 'a@b.co'],
])('an email address: %j', (email, stored = email) => {
  expect(errorsOf({ email })).toEqual({});
  expect(storedAs({ email }).email).toBe(stored);
});

test.each([
  ...['ana@', '@example.com', 'ana@example', 'a@b..co', 'a@-b.co', '<script>', 'ana at example.com'],
  ...['a b@example.com', 'a@example.co m', 'ana@example,com'],
  ...['a@b@c.com', 'a@b.co, c@d.co', 'Ana <a@b.co>; Bo <c@d.co>'],
])('no email address that somebody could answer: %s', (email) =>
  expect(errorsOf({ email })).toEqual({ email: fields.email.malformed }),
);

const extensions = [',,12', ';12', ' x12', ' #12', ' ext12', ', Ext: 12', ' (extension 12)'];
test.each([
  ...['+1 954.555.0142', '0049 89 1234567', '0000000', '(+1) 954-555-0142', '954,555,0142'].map((phone) => [
    phone,
  ]),
  // what is said around a number stays
  ...[' (cell)', ' after 5', ' fax 12', ' / 305-555-0199', ', 305-555-0199'].map((more) => [
    `954-555-0142${more}`,
  ]),
  ['Mobile: 954-555-0142'],
  ['954‑555−0142', '954-555-0142'],
  ['\u202a954\u00a0555\u00ad\u00a00142\u202c', '954 555 0142'],
  ['+１（９５４）５５５－０１４２', '+1(954)555-0142'],
  ['٩٥٤٥٥٥٠١٤٢', '9545550142'],
  ['९५४ ५५५ ०१४२', '954 555 0142'],
  ['tel:+1-954-555-0142;ext=12', '+1-954-555-0142 ext. 12'],
  ...[...extensions, ' extensión 12', ' poste 12', ' anexo 12'].map((extension) => [
    `954-555-0142${extension}`,
    '954-555-0142 ext. 12',
  ]),
  ['954-555-0142x12 (cell)', '954-555-0142 ext. 12 (cell)'],
])('a phone number: %j', (phone, stored = phone) => {
  expect(errorsOf({ phone })).toEqual({});
  expect(storedAs({ phone }).phone).toBe(stored);
});

test.each(['call me', '12', '954555014212345678', '4111 1111 1111 1111', '954-CALL-NOW', 'ext. 12', '😀'])(
  'no phone number: %s',
  (phone) => expect(errorsOf({ phone })).toEqual({ phone: fields.phone.malformed }),
);

test.each([
  ...['\u200b', '\u2800', '\u3164', '\u115f', '\uffa0', '\u{e0041}', '\ufe0f', '\u0301', '\ud83d', '\ufffc'],
  ...['   ', '\u00a0\u200d'],
])('what nobody sees is no name: %j', (name) =>
  expect(errorsOf({ name })).toEqual({ name: fields.name.missing }),
);

test.each([
  [
    'A\u202en\u2066a\u200f \u200bÑ\u00adandú می\u200cخواهم 👷🏽\u200d♀️',
    'Ana Ñandú می\u200cخواهم 👷🏽\u200d♀️',
  ],
  ['A\u0000n\u001b[31ma\u007f', 'An[31ma'],
  ['half \ud83d of it', 'half \ufffd of it'],
  ['</textarea><script>alert(1)</script>', '</textarea><script>alert(1)</script>'],
])('%j is stored as %j, which hides nothing and turns no line around', (text, clean) =>
  expect(storedAs({ name: `${text}\r\n${text} `, message: `${text}\r\n\t${text}\r` })).toMatchObject({
    name: `${clean} ${clean}`,
    message: `${clean}\n\t${clean}`,
  }),
);

test('how much a field holds is counted as people count, and told before anything else is looked for', () => {
  const full = { name: '👷'.repeat(fields.name.maxLength), message: 'x'.repeat(fields.message.maxLength) };
  expect(errorsOf(full)).toEqual({});
  const over = { name: `${full.name}👷`, message: `${full.message}two`, email: '@'.repeat(1_000_000) };
  expect(errorsOf(over)).toEqual({
    name: formWords.tooLong({ excess: 1, count: 1 }),
    message: formWords.tooLong({ excess: 3, count: 3 }),
    email: expect.stringMatching(/shorten/),
  });
});

test('no choice is taken that is not on the list', () => {
  expect(errorsOf({ experience: 'expert' })).toEqual({ experience: formWords.unlisted });
});
