import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { elementsOf, fillReturnedPage } from './fill-page.ts';
import { composeNotice } from './message-words.ts';
import { checkEntries } from './receive.ts';

test('an application is not taken where applications are for practice', () => {
  const entries = { name: 'Ana', email: 'ana@example.org', phone: '305 555 0142' };
  expect(checkEntries({ form: 'contact', entries }).kind).toBe('valid');
  expect(checkEntries({ form: 'training', entries })).toEqual({ kind: 'malformed' });
});

test.each([
  ['Ana \u202eBcc:\r\n all@example.com\u2028\u0007', 'Ana Bcc: all@example.com'],
  ['👩🏽‍🔧'.repeat(60), expect.stringMatching(/^(?:👩🏽‍🔧)+…$/u)],
])('the subject is one line of whole letters, in the direction of the office: %.20j', (name, shown) => {
  const message = {
    reference: '7F3K-29QX',
    form: 'contact',
    received: 0,
    isSuspect: false,
    tries: 1,
    entries: { name },
  };
  const { subject } = composeNotice(message);
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject.replace(`${contactForm.title} 7F3K-29QX: `, '')).toEqual(shown);
});

test('a fault of the pair marks its fields alone, and another form of the page stays as it is', () => {
  const template = `<main><input name="name" aria-invalid="true" aria-describedby="n">
    <p id="n" data-error-of="name">?</p><p id="r" data-error-of="reach">?</p><p id="hint"></p>
    <input name="email" aria-invalid="true" aria-describedby="n r hint"></main><input name="name" class="other">`;
  const [values, errors] = [{ name: '"><script>' }, { reach: 'One, please' }];
  const page = fillReturnedPage(template, contactForm, { values, errors, said: 'invalid' });
  const attributes = elementsOf(parse(page)).flatMap(({ tagName, attrs }) =>
    tagName === 'input' ? [Object.fromEntries(attrs.map(({ name, value }) => [name, value]))] : [],
  );
  expect(attributes).toEqual([
    { name: 'name', value: '"><script>' },
    { name: 'email', 'aria-invalid': 'true', 'aria-describedby': 'r hint' },
    { name: 'name', class: 'other' },
  ]);
});
