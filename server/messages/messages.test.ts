import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { waysOf } from '#src/views/settings.ts';
import { takenBy } from './check-entries.ts';
import { elementsOf, fillReturnedPage, readAttribute } from './fill-page.ts';
import { composeNotice } from './message-words.ts';

// how messages come back and are told; how they are checked and kept is asked of the running server: tests/server/messages.test.ts

const ana = { name: 'Ana Ñandú', email: 'ana@example.com' };

test('applications are taken only where they are delivered, and nothing where messages go elsewhere', () => {
  const by = (delivery: 'here' | 'none', applications: 'notice' | 'deliver') =>
    takenBy(waysOf({ delivery: { mode: delivery }, applications: { mode: applications } }));
  const messages = ['contact', 'quote', 'subcontractor'];
  expect(by('here', 'notice')).toEqual(messages);
  expect(by('here', 'deliver')).toEqual([...messages, 'training', 'careers']);
  expect(by('none', 'deliver')).toEqual([]);
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

// that a form comes back with its words, its faults and its links is seen in the browser: tests/forms/no-script.spec.ts
const template = `<main><section data-said="invalid">Almost there</section>
<section data-said="failed">Not sent</section>
<input name="name" aria-invalid="true" aria-describedby="n"><p id="n" data-error-of="name"><b data-error-text>?</b></p>
<input name="email" aria-invalid="true" aria-describedby="e r hint"><p id="e" data-error-of="email">?</p>
<input name="phone" aria-invalid="true" aria-describedby="p r hint"><p id="p" data-error-of="phone">?</p>
<p id="r" data-error-of="reach">?</p><p id="hint">One is enough.</p><textarea name="message">old</textarea>
<input type="hidden" name="form" value="contact"><input name="leave_empty"></main>
<dialog><input name="name" class="other"></dialog>`;
const name = `"><img src=x onerror=alert(1)>' onfocus='alert(1) &lt; half \ud83d of it`;
const values = { ...ana, name, phone: '', need: '', county: '', message: '</textarea><script>alert(1)<!--' };
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

test('a form comes back without a fault where there is none, hostile entries as text, and other forms of the page stay as they are', () => {
  const { page, elements, read } = fill();
  expect([read('name', 'value'), read('form', 'value'), read('leave_empty', 'value')]).toEqual([
    name,
    'contact',
    undefined,
  ]);
  const area = elements.find(({ tagName }) => tagName === 'textarea');
  expect(area?.childNodes).toEqual([expect.objectContaining({ value: values.message })]);
  expect(elements.filter(({ tagName }) => /script|img/.test(tagName))).toEqual([]);
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

test('a field by the name of what every object has is nobody’s', () => {
  const errors = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
  expect(fill({ errors, values: { ...values, ...errors } }).page).not.toMatch(/>[xy]</);
});
