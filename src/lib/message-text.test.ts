import { expect, it } from 'vitest';
import { contactForm } from '#content/words/forms.ts';
import { mailHref, textHref } from './contact-href.ts';
import { messageText } from './message-text.ts';

const { fields } = contactForm;

it('writes every filled field under its label', () => {
  expect(messageText({ name: 'Ana', email: '', message: 'No cooling\nsince noon' }, fields)).toBe(
    'Name: Ana\nMessage: No cooling\nsince noon',
  );
});

it('writes a choice as it reads in its list', () => {
  const { label, options } = fields.need;
  expect(messageText({ need: 'emergency' }, fields)).toBe(
    `${label}: ${options.find(({ value }) => value === 'emergency')?.label}`,
  );
});

it('leaves out what no person filled in', () => {
  expect(messageText({ leave_empty: 'x', name: 'Ana' }, fields)).toBe('Name: Ana');
});

it.each(['👷'.repeat(5000), `half ${'👷'.slice(0, 1)}`, 'שלום <b>"&%'])(
  'always fits into an address: %.20s',
  (message) => {
    const text = messageText({ message }, fields);
    expect(text.length).toBeLessThanOrEqual(3100);
    const phone = { e164: '+19545550142' };
    expect(() => [mailHref('a@b.co', { body: text }), textHref(phone, text)]).not.toThrow();
  },
);
