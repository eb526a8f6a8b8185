import { formWords } from 'words:forms';
import { expect, test } from 'vitest';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { validateForm } from './validate-form.ts';

// what is missing is asked of every form in the browser: tests/forms/every-form.spec.ts

const { fields } = trainingForm;
const good = { name: 'Ana Ñandú', email: 'ana@example.com', phone: '(954) 555-0142' };
const errorsOf = (entries: Record<string, string>) => validateForm({ ...good, ...entries }, fields).errors;

test.each<[email: string, phone: string, errors: object, isIncomplete: boolean]>([
  ['ana@example.com', '', {}, false],
  ['', '954 555 0142', {}, false],
  ['', '', { reach: contactForm.fields.reach.missing }, true],
  ['ana@', '', { email: contactForm.fields.email.malformed }, false],
])(
  'one of two is enough, which a malformed one is not: "%s" and "%s"',
  (email, phone, errors, isIncomplete) => {
    expect(validateForm({ name: 'Ana', email, phone }, contactForm.fields)).toEqual({ errors, isIncomplete });
  },
);

test.each(['a@b.co', 'o’neil+x@mail.example.com', 'josé@exämple.com', `${'a'.repeat(240)}@example.com`])(
  'an email address: %.40s',
  (email) => expect(errorsOf({ email })).toEqual({}),
);

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'a@b@c.com', '<script>'])(
  'no email address: %s',
  (email) => expect(errorsOf({ email })).toEqual({ email: fields.email.malformed }),
);

test.each([
  '+1 954.555.0142',
  '0049 89 1234567',
  '0000000',
  '954-555-0142 ext. 12',
  '954 555 0142 x5',
  '٩٥٤٥٥٥٠١٤٢',
  '\u202a+1 954 555 0142\u202c',
])('a phone number: %s', (phone) => expect(errorsOf({ phone })).toEqual({}));

test.each(['call me', '12', '954555014212345678', '954-CALL-NOW', '😀'])('no phone number: %s', (phone) =>
  expect(errorsOf({ phone })).toEqual({ phone: fields.phone.malformed }),
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
