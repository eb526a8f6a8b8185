import { describe, expect, it } from 'vitest';
import { careersForm, contactForm, trainingForm } from '#content/words/forms.ts';
import { type DeclaredField, validateForm } from './validate-form.ts';

const field = (name: string, value: string, rules: Partial<DeclaredField> = {}): DeclaredField => ({
  name,
  value,
  type: 'text',
  required: false,
  ...rules,
});
const person = (name: string, email: string, phone: string) => [
  field('name', name, { required: true }),
  field('email', email, { required: true, type: 'email' }),
  field('phone', phone, { required: true, type: 'tel' }),
];
const good = person('Ana Ñandú', 'ana@example.com', '(954) 555-0142');

describe('required fields', () => {
  it('accepts a form with only the required fields', () => {
    const fields = [...good, field('message', '')];
    expect(validateForm(fields, trainingForm.fields)).toMatchObject({ errors: {}, isIncomplete: false });
  });

  it('names every missing field in the words of the record', () => {
    const { errors, isIncomplete } = validateForm(person('', '', ''), trainingForm.fields);
    expect(errors).toEqual({
      name: trainingForm.fields.name.missing,
      email: trainingForm.fields.email.missing,
      phone: trainingForm.fields.phone.missing,
    });
    expect(isIncomplete).toBe(true);
  });

  it('asks for the position of a job application', () => {
    const fields = [...good, field('position', '', { required: true, type: 'select-one' })];
    expect(validateForm(fields, careersForm.fields).errors).toEqual({
      position: careersForm.fields.position.missing,
    });
  });

  it('refuses to be silent about a required field without words', () => {
    expect(() => validateForm([field('other', '', { required: true })], {})).toThrow(/"other".*missing/);
  });
});

describe('one of two', () => {
  const reach = { name: 'reach', fields: ['email', 'phone'] };
  const card = (email: string, phone: string) => [
    field('name', 'Ana', { required: true }),
    field('email', email, { type: 'email' }),
    field('phone', phone, { type: 'tel' }),
  ];

  it.each([
    ['ana@example.com', ''],
    ['', '954 555 0142'],
    ['ana@example.com', '954 555 0142'],
  ])('is content with %s %s', (email, phone) => {
    expect(validateForm(card(email, phone), contactForm.fields, reach).errors).toEqual({});
  });

  it('asks for either when both are missing', () => {
    const { errors, isIncomplete } = validateForm(card('', ''), contactForm.fields, reach);
    expect(errors).toEqual({ reach: contactForm.fields.reach.missing });
    expect(isIncomplete).toBe(true);
  });

  it('is not satisfied by a malformed one, which is no missing one', () => {
    const { errors, isIncomplete } = validateForm(card('ana@', ''), contactForm.fields, reach);
    expect(errors).toEqual({ email: contactForm.fields.email.malformed });
    expect(isIncomplete).toBe(false);
  });
});

describe('what looks like an email address', () => {
  it.each(['a@b.co', 'o’neil+x@mail.example.com', 'josé@exämple.com', `${'a'.repeat(10_000)}@example.com`])(
    '%.40s',
    (email) => {
      expect(validateForm(person('A', email, '9545550142'), trainingForm.fields).errors).toEqual({});
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'a@b@c.com', '<script>'])(
    'and not: %s',
    (email) => {
      expect(validateForm(person('A', email, '9545550142'), trainingForm.fields).errors).toEqual({
        email: trainingForm.fields.email.malformed,
      });
    },
  );
});

describe('what looks like a phone number', () => {
  it.each([
    '(954) 555-0142',
    '+1 954.555.0142',
    '0049 89 1234567',
    '0000000',
    '954-555-0142 ext. 12',
    '954 555 0142 x5',
    '٩٥٤٥٥٥٠١٤٢',
    '\u202a+1 954 555 0142\u202c',
  ])('%s', (phone) => {
    expect(validateForm(person('A', 'a@b.co', phone), trainingForm.fields).errors).toEqual({});
  });

  it.each(['call me', '12', '954555014212345678', '954-CALL-NOW', '😀'])('and not: %s', (phone) => {
    expect(validateForm(person('A', 'a@b.co', phone), trainingForm.fields).errors).toEqual({
      phone: trainingForm.fields.phone.malformed,
    });
  });
});

it('keeps leading zeros, markup and newlines as they were typed', () => {
  const typed = '007 <b>"quoted"</b>\nsecond line שלום 👷';
  expect(validateForm([...good, field('message', typed)], trainingForm.fields).values.message).toBe(typed);
});
