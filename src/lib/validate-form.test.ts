import { describe, expect, it } from 'vitest';
import { careersForm, contactForm, formWords, trainingForm } from '#content/words/forms.ts';
import { validateForm } from './validate-form.ts';

const person = (name: string, email: string, phone: string) => ({ name, email, phone });
const good = person('Ana Ñandú', 'ana@example.com', '(954) 555-0142');

describe('required fields', () => {
  it('accepts a form with only the required fields', () => {
    const values = { ...good, message: '' };
    expect(validateForm(values, trainingForm.fields)).toEqual({ errors: {}, isIncomplete: false });
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
    expect(validateForm({ ...good, position: '' }, careersForm.fields).errors).toEqual({
      position: careersForm.fields.position.missing,
    });
  });

  it('refuses to be silent about a required field without words', () => {
    const other = { type: 'text', label: 'Other', required: true, maxLength: 9 } as const;
    expect(() => validateForm({ other: '' }, { other })).toThrow(/"other".*missing/);
  });
});

describe('one of two', () => {
  const card = (email: string, phone: string) => person('Ana', email, phone);

  it.each([
    ['ana@example.com', ''],
    ['', '954 555 0142'],
    ['ana@example.com', '954 555 0142'],
  ])('is content with %s %s', (email, phone) => {
    expect(validateForm(card(email, phone), contactForm.fields).errors).toEqual({});
  });

  it('asks for either when both are missing', () => {
    const { errors, isIncomplete } = validateForm(card('', ''), contactForm.fields);
    expect(errors).toEqual({ reach: contactForm.fields.reach.missing });
    expect(isIncomplete).toBe(true);
  });

  it('is not satisfied by a malformed one, which is no missing one', () => {
    const { errors, isIncomplete } = validateForm(card('ana@', ''), contactForm.fields);
    expect(errors).toEqual({ email: contactForm.fields.email.malformed });
    expect(isIncomplete).toBe(false);
  });
});

describe('what looks like an email address', () => {
  it.each(['a@b.co', 'o’neil+x@mail.example.com', 'josé@exämple.com', `${'a'.repeat(240)}@example.com`])(
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

describe('how much a field may hold', () => {
  const { message, name } = trainingForm.fields;

  it('is counted as people count, and the excess is told', () => {
    const full = { ...good, name: '👷'.repeat(name.maxLength), message: 'x'.repeat(message.maxLength) };
    expect(validateForm(full, trainingForm.fields).errors).toEqual({});
    const over = { ...full, name: `${full.name}👷`, message: `${full.message}two` };
    expect(validateForm(over, trainingForm.fields)).toEqual({
      errors: { name: formWords.tooLong(1), message: formWords.tooLong(3) },
      isIncomplete: false,
    });
  });

  it('is told before anything else is looked for in it', () => {
    const email = '@'.repeat(1_000_000);
    expect(validateForm({ ...good, email }, trainingForm.fields).errors.email).toMatch(/shorten/);
  });
});

it('takes no choice that is not on the list', () => {
  expect(validateForm({ ...good, experience: 'expert' }, trainingForm.fields).errors).toEqual({
    experience: formWords.unlisted,
  });
});
