import { formWords } from 'words:forms';
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

const phone = { e164: '+19545550142' };

test.each([
  ['short', false],
  ['שלום <b>"&%', false],
  [`half ${'👷'.slice(0, 1)}`, false],
  ['👷'.repeat(5000), true],
  ['👩🏽‍🔧 é\n'.repeat(500), true],
  ['冷'.repeat(5000), true],
  ['e\u0301'.repeat(5000), true],
])(
  'it fits into an address as programs count it, in whole letters; what is cut is said: %.20s',
  (message, isCut) => {
    const text = messageText({ message }, fields);
    const hrefs = [mailHref('a@b.co', { subject: contactForm.title, body: text }), textHref(phone, text)];
    for (const href of hrefs) {
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(decodeURIComponent(href).includes(formWords.cut)).toBe(isCut);
    }
    const letters = [...new Intl.Segmenter().segment(message)].map(({ segment }) => segment);
    if (isCut) {
      const kept = text.slice(text.indexOf(': ') + 2, text.lastIndexOf('…'));
      const parts = [...new Intl.Segmenter().segment(kept)].map(({ segment }) => segment);
      expect(parts).toEqual(letters.slice(0, parts.length));
      expect(parts.length).toBeGreaterThan(50);
    }
  },
);

test('lines of a mail end as its standard wants them, however they were typed', () => {
  const href = mailHref('a@b.co', { body: 'one\ntwo\r\nthree' });
  expect(href).toBe('mailto:a@b.co?body=one%0D%0Atwo%0D%0Athree');
});
