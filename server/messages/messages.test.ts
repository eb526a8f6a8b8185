import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { waysOf } from '#src/views/settings.ts';
import { checkEntries, takenBy } from './check-entries.ts';
import { elementsOf, fillReceivedPage, fillReturnedPage, readAttribute } from './fill-page.ts';
import { composeNotice } from './message-words.ts';

// a message as it is checked, comes back and is told; what is refused is asked of the running server, in tests/server

const ana = { name: 'Ana Ñandú', email: 'ana@example.com' };
const taken = ['contact', 'quote', 'subcontractor'] as const;
const check = (entries: Record<string, unknown>) => checkEntries('contact', entries, taken);

test('applications are taken only where they are delivered, and nothing where messages go elsewhere', () => {
  const by = (delivery: 'here' | 'none', applications: 'notice' | 'deliver') =>
    takenBy(waysOf({ delivery: { mode: delivery }, applications: { mode: applications } }));
  expect(by('here', 'notice')).toEqual(taken);
  expect(by('here', 'deliver')).toEqual([...taken, 'training', 'careers']);
  expect(by('none', 'deliver')).toEqual([]);
});

test('entries keep the fields of the form, in its order, and nothing else', () => {
  const result = check({ message: 'Hello', ...ana, fax: '1', form: 'contact', extra: { deep: true } });
  expect(result).toMatchObject({ kind: 'valid', form: 'contact', isSuspect: false });
  expect(Object.entries((result as { values: object }).values)).toEqual(
    Object.entries({ ...ana, phone: '', need: '', county: '', message: 'Hello' }),
  );
});

test.each([
  ['https://spam.example', true],
  [3, true],
  ['', false],
])('a honeypot that holds %j is suspect: %s', (leave_empty, isSuspect) =>
  expect(check({ ...ana, leave_empty })).toMatchObject({ isSuspect }),
);

test.each([[null], [3], [true], [['Ana']], [{ toString: 'Ana' }]])('%j is no text', (name) =>
  expect(check({ ...ana, name })).toEqual({ kind: 'malformed' }),
);

test('entries cannot reach what every object has', () => {
  const text = '{"__proto__": {"name": "Eve"}, "constructor": "x", "email": "ana@example.com"}';
  expect(check(JSON.parse(text))).toMatchObject({ kind: 'invalid', values: { name: '' } });
  expect(check(Object.create(ana))).toMatchObject({ kind: 'invalid' });
});

test.each([
  ['Ana \u202eBcc:\r\n all@example.com\u2028\u0007', 'Ana Bcc: all@example.com'],
  ['👩🏽‍🔧'.repeat(60), expect.stringMatching(/^(?:👩🏽‍🔧)+…$/u)],
  ['n\u0303'.repeat(190), expect.stringMatching(/^(?:n\u0303)+…$/u)],
])('the subject is one line of whole letters, in the direction of the office: %.20j', (name, shown) => {
  const message = { reference: '7F3K-29QX', form: 'contact', received: 0, tries: 1, entries: { name } };
  const { subject } = composeNotice(message, { title: 'Message', labels: {} });
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject.replace('Message 7F3K-29QX: ', '')).toEqual(shown);
});

test('a received message is shown as it was typed, until it is not to be seen any more', () => {
  const template = '<main><p data-slot="reference"></p><p data-sent="" data-slot="sent"></p></main>';
  const received = { reference: '7F3K-29QX', answerBy: 'Monday', isUrgent: false };
  const shown = fillReceivedPage(template, { ...received, sent: 'Name: <b>Ana</b>\nMessage: 1 < 2' });
  expect(shown).toContain('>Name: &lt;b&gt;Ana&lt;/b&gt;\nMessage: 1 &lt; 2</p>');
  expect(fillReceivedPage(template, { ...received, sent: undefined })).not.toContain('data-sent');
});

// that a form comes back with its words, its faults and its links is seen in the browser: tests/forms/no-script.spec.ts
const template = `<main><section data-said="invalid">Almost there</section>
<section data-said="failed">Not sent</section>
<input name="name" aria-invalid="true" aria-describedby="n"><p id="n" data-error-of="name"><b data-error-text>?</b></p>
<input name="email" aria-invalid="true" aria-describedby="e r hint"><p id="e" data-error-of="email">?</p>
<input name="phone" aria-invalid="true" aria-describedby="p r hint"><p id="p" data-error-of="phone">?</p>
<p id="r" data-error-of="reach">?</p><p id="hint">One is enough.</p><textarea name="message">old</textarea>
<input type="hidden" name="form" value="contact"><input name="leave_empty"></main>
<dialog><input name="name" class="other"></dialog>`;
const values = { ...ana, phone: '', need: '', county: '', message: 'Hello' };
const fill = (changes: Partial<Parameters<typeof fillReturnedPage>[1]> = {}) => {
  const returned = { form: 'contact', record: contactForm, values, errors: {}, said: 'failed' } as const;
  const page = fillReturnedPage(template, { ...returned, ...changes });
  const elements = elementsOf(parse(page));
  const read = (name: string, attribute: string) => {
    const found = elements.find((element) => readAttribute(element, 'name') === name);
    return found && readAttribute(found, attribute);
  };
  return { page, elements, read };
};

test('a form comes back without a fault where there is none, and other forms of the page stay as they are', () => {
  const { page, read } = fill();
  expect([read('name', 'value'), read('form', 'value'), read('leave_empty', 'value')]).toEqual([
    ana.name,
    'contact',
    undefined,
  ]);
  expect(page).toContain('<input name="name" class="other">');
  expect(page).not.toMatch(/data-error-of|aria-invalid|Almost there/);
  expect([read('email', 'aria-describedby'), read('name', 'aria-describedby')]).toEqual(['hint', undefined]);
});

test('a fault of the pair marks both of its fields', () => {
  const { page, read } = fill({ said: 'invalid', errors: { reach: 'One, please' } });
  expect(page).not.toContain('Not sent');
  for (const name of ['email', 'phone'])
    expect([read(name, 'aria-invalid'), read(name, 'aria-describedby')]).toEqual(['true', 'r hint']);
});

test.each([
  '</textarea><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onfocus='alert(1)`,
  '&lt;b&gt; &amp;amp;',
  '👷🏽‍♀️ half \ud83d of it',
  '<!-- --><![CDATA[',
])('hostile entries stay text: %s', (text) => {
  const { elements, read } = fill({
    values: { ...values, name: text, message: text },
    errors: { name: text },
  });
  const tags = fill({ errors: { name: 'x' } }).elements.map(({ tagName }) => tagName);
  expect(elements.map(({ tagName }) => tagName)).toEqual(tags);
  expect(read('name', 'value')).toBe(text);
  const area = elements.find(({ tagName }) => tagName === 'textarea');
  expect(area?.childNodes).toEqual([expect.objectContaining({ value: text })]);
});

test('a field by the name of what every object has is nobody’s', () => {
  const errors = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
  expect(fill({ errors, values: { ...values, ...errors } }).page).not.toMatch(/>[xy]</);
});
