import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { waysOf } from '#src/views/settings.ts';
import { takenBy } from './check-entries.ts';
import { elementsOf, fillReturnedPage, readAttribute } from './fill-page.ts';
import { composeNotice } from './message-words.ts';

// how messages come back and are told; how they are checked and kept is asked of the running server: tests/server/messages.test.ts

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
])('the subject is one line of whole letters, in the direction of the office: %.20j', (name, shown) => {
  const message = { reference: '7F3K-29QX', form: 'contact', received: 0, tries: 1, entries: { name } };
  const { subject } = composeNotice(message, { title: 'Message', labels: {} });
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject.replace('Message 7F3K-29QX: ', '')).toEqual(shown);
});

// how it looks then, and where its links lead, is seen in the browser: tests/forms/no-script.spec.ts
const template = `<main><section data-said="invalid">Almost there</section>
<input name="name" aria-invalid="true" aria-describedby="n"><p id="n" data-error-of="name">?</p>
<input name="email" aria-invalid="true" aria-describedby="r hint"><p id="r" data-error-of="reach">?</p>
<textarea name="message">old</textarea>
<input type="hidden" name="form" value="contact"><input name="leave_empty"></main>
<dialog><input name="name" class="other"></dialog>`;
const name = `"><img src=x onerror=alert(1)>' onfocus='alert(1) &lt; half \ud83d of it`;
const message = '</textarea><script>alert(1)<!--';
const fill = (errors: Record<string, string>, said: 'failed' | 'invalid') => {
  const values = { ...errors, name, email: 'ana@example.com', message };
  const page = fillReturnedPage(template, { form: 'contact', record: contactForm, values, errors, said });
  const elements = elementsOf(parse(page));
  const read = (field: string, attribute: string) => {
    const found = elements.find((element) => readAttribute(element, 'name') === field);
    return found && readAttribute(found, attribute);
  };
  return { page, elements, read };
};

test('a form comes back without a fault where there is none, hostile entries as text, and other forms of the page stay as they are', () => {
  // fields by the name of what every object has are nobody’s
  const { page, elements, read } = fill(JSON.parse('{"__proto__": "x", "constructor": "y"}'), 'failed');
  expect([read('name', 'value'), read('form', 'value')]).toEqual([name, 'contact']);
  expect(read('leave_empty', 'value')).toBeUndefined();
  const area = elements.find(({ tagName }) => tagName === 'textarea');
  expect(area?.childNodes).toEqual([expect.objectContaining({ value: message })]);
  expect(elements.filter(({ tagName }) => /script|img/.test(tagName))).toEqual([]);
  expect(page).toContain('<input name="name" class="other">');
  expect(page).not.toMatch(/data-error-of|aria-invalid|Almost there|>[xy]</);
  expect([read('email', 'aria-describedby'), read('name', 'aria-describedby')]).toEqual(['hint', undefined]);
});

test('a fault of the pair marks its fields', () => {
  const { read } = fill({ reach: 'One, please' }, 'invalid');
  expect([read('email', 'aria-invalid'), read('email', 'aria-describedby')]).toEqual(['true', 'r hint']);
  expect(read('name', 'aria-invalid')).toBeUndefined();
});
