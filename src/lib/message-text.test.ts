import { formWords } from 'words:forms';
import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { mailHref, textHref } from './contact-href.ts';
import { messageText } from './message-text.ts';

const { fields } = contactForm;

test('what a person filled in stands under its label, a choice as it reads in its list', () => {
  const entries = { leave_empty: 'x', name: 'Ana', email: '', need: 'emergency', message: 'No\ncooling' };
  const need = fields.need.options.find(({ value }) => value === 'emergency');
  expect(messageText(entries, fields)).toBe(
    `Name: Ana\n${fields.need.label}: ${need?.label}\nMessage: No\ncooling`,
  );
});

test.each([
  ['שלום <b>"&%, half \ud83d', false],
  ['👩🏽‍🔧 é\n'.repeat(500), true],
  ['e\u0301'.repeat(5000), true],
])('it fits into an address, in whole letters, and what is cut is said: %.20s', (message, isCut) => {
  const text = messageText({ message }, fields);
  const mail = mailHref('a@b.co', { subject: contactForm.title, body: text });
  for (const href of [mail, textHref({ e164: '+19545550142' }, text)]) {
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(href).includes(formWords.cut)).toBe(isCut);
  }
  if (!isCut) return;
  const lettersOf = (some: string) => [...new Intl.Segmenter().segment(some)].map(({ segment }) => segment);
  const kept = lettersOf(text.slice(text.indexOf(': ') + 2, text.lastIndexOf('…')));
  expect(kept).toEqual(lettersOf(message).slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(50);
});

test('lines of a mail end as its standard wants them, however they were typed', () => {
  const href = mailHref('a@b.co', { body: 'one\ntwo\r\nthree' });
  expect(href).toBe('mailto:a@b.co?body=one%0D%0Atwo%0D%0Athree');
});
