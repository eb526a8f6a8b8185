import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { mailHref, textHref } from './contact-href.ts';
import { messageText } from './message-text.ts';

const { fields } = contactForm;

test('what a person filled in stands under its label, a choice as it reads in its list', () => {
  const entries = {
    leave_empty: 'x',
    name: 'Ana',
    email: '',
    need: 'emergency',
    message: 'No cooling\nsince noon',
  };
  const need = fields.need.options.find(({ value }) => value === 'emergency');
  expect(messageText(entries, fields)).toBe(
    `Name: Ana\n${fields.need.label}: ${need?.label}\nMessage: No cooling\nsince noon`,
  );
});

test.each(['👷'.repeat(5000), `half ${'👷'.slice(0, 1)}`, 'שלום <b>"&%'])(
  'it always fits into an address: %.20s',
  (message) => {
    const text = messageText({ message }, fields);
    expect(text.length).toBeLessThanOrEqual(3100);
    const phone = { e164: '+19545550142' };
    expect(() => [mailHref('a@b.co', { body: text }), textHref(phone, text)]).not.toThrow();
  },
);
