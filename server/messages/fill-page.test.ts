import { company } from 'records:company';
import { parse } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { elementsOf, fillReceivedPage, fillReturnedPage, readAttribute } from './fill-page.ts';

const returned = `<!doctype html><html lang="en-US"><head><title>Form</title></head><body><main>
<section data-said="invalid"><h1>Almost there</h1><ul>
<li data-error-of="name"><a href="#n" data-error-text="">?</a></li>
<li data-error-of="email"><a href="#e" data-error-text="">?</a></li></ul></section>
<section data-said="failed"><h1>Not sent</h1></section>
<form method="post" action="/messages">
<input id="n" name="name" aria-invalid="true" aria-describedby="n-error">
<p id="n-error" data-error-of="name"><span data-error-text="">?</span></p>
<div role="group">
<input id="e" name="email" aria-invalid="true" aria-describedby="e-error r-error r-hint">
<p id="e-error" data-error-of="email"><span data-error-text="">?</span></p>
<input name="phone" aria-invalid="true" aria-describedby="p-error r-error r-hint">
<p id="p-error" data-error-of="phone"><span data-error-text="">?</span></p>
<p id="r-error" data-error-of="reach"><span data-error-text="">?</span></p><p id="r-hint">One is enough.</p></div>
<select name="need" aria-invalid="true"><option value="">Choose</option><option value="quote">A quote</option></select>
<textarea name="message" aria-invalid="true">old</textarea>
<input type="hidden" name="form" value="contact"><input name="leave_empty">
</form><a data-way="mail" href="mailto:?">Mail</a><a data-way="text" href="sms:">Text</a></main><dialog><form><input name="name" class="other"></form></dialog></body></html>`;

const values = { name: 'Ana', email: '', phone: '', need: 'quote', county: '', message: 'Hello' };
const fill = (changes: Partial<Parameters<typeof fillReturnedPage>[1]> = {}) =>
  fillReturnedPage(returned, {
    form: 'contact',
    record: contactForm,
    values,
    errors: {},
    said: 'failed',
    ...changes,
  });
const read = (page: string) => {
  const elements = elementsOf(parse(page));
  const find = (name: string) => elements.filter((element) => readAttribute(element, 'name') === name)[0];
  return {
    elements,
    attribute: (name: string, attribute: string) => {
      const found = find(name);
      return found && readAttribute(found, attribute);
    },
  };
};

test('a form comes back with what was typed, and without a fault where there is none', () => {
  const page = fill();
  const { attribute } = read(page);
  expect(attribute('name', 'value')).toBe('Ana');
  expect(attribute('form', 'value')).toBe('contact');
  // the same field of another form on the page
  expect(page).toContain('<input name="name" class="other">');
  expect(attribute('leave_empty', 'value')).toBeUndefined();
  expect(page).toContain('<option value="quote" selected="">');
  expect(page).toMatch(/<textarea name="message">Hello<\/textarea>/);
  expect(page).not.toMatch(/data-error-of|aria-invalid/);
  expect(attribute('email', 'aria-describedby')).toBe('r-hint');
  expect(attribute('name', 'aria-describedby')).toBeUndefined();
});

test('a received message is shown as it was typed, until it is not to be seen any more', () => {
  const template =
    '<main><p data-slot="reference"></p><div data-sent=""><p data-slot="sent"></p></div></main>';
  const received = { reference: '7F3K-29QX', answerBy: 'Monday', isUrgent: false };
  const sent = 'Name: <b>Ana</b>\nMessage: 1 < 2';
  expect(fillReceivedPage(template, { ...received, sent })).toContain(
    '<p data-slot="sent">Name: &lt;b&gt;Ana&lt;/b&gt;\nMessage: 1 &lt; 2</p>',
  );
  expect(fillReceivedPage(template, { ...received, sent: undefined })).not.toContain('data-sent');
});

test('only what it is about is said', () => {
  expect(fill()).toContain('Not sent');
  expect(fill()).not.toContain('Almost there');
  expect(fill({ said: 'invalid' })).not.toContain('Not sent');
});

test('each fault stands beside its field and in the list', () => {
  const { missing } = contactForm.fields.name;
  const page = fill({ said: 'invalid', errors: { name: missing } });
  expect(page).toContain(`<a href="#n" data-error-text="">${missing}</a>`);
  expect(page).toContain(`<span data-error-text="">${missing}</span>`);
  expect(page).not.toContain('href="#e"');
  const { attribute } = read(page);
  expect(attribute('name', 'aria-invalid')).toBe('true');
  expect(attribute('name', 'aria-describedby')).toBe('n-error');
  expect(attribute('email', 'aria-invalid')).toBeUndefined();
});

test('a fault of the pair marks both of its fields', () => {
  const { attribute } = read(fill({ said: 'invalid', errors: { reach: 'One, please' } }));
  for (const name of ['email', 'phone']) {
    expect(attribute(name, 'aria-invalid')).toBe('true');
    expect(attribute(name, 'aria-describedby')).toBe('r-error r-hint');
  }
});

test('mail and text carry the entries', () => {
  const page = fill();
  const hrefs = read(page)
    .elements.filter((element) => readAttribute(element, 'data-way') !== undefined)
    .map((element) => decodeURIComponent(readAttribute(element, 'href') ?? ''));
  expect(hrefs[0]).toBe(
    `mailto:${company.email}?subject=${contactForm.title}&body=Name: Ana\r\n${contactForm.fields.need.label}: ${contactForm.fields.need.options[0]?.label}\r\nMessage: Hello`,
  );
  expect(hrefs[1]).toContain(`sms:${company.phone.e164}?&body=Name: Ana`);
});

describe('hostile entries stay text', () => {
  it.each([
    '</textarea><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onfocus='alert(1)`,
    '&lt;b&gt; &amp;amp;',
    '👷🏽‍♀️ half \ud83d of it',
    '<!-- --><![CDATA[',
  ])('%s', (text) => {
    const page = fill({ values: { ...values, name: text, message: text }, errors: { name: text } });
    const { elements, attribute } = read(page);
    expect(elements.map(({ tagName }) => tagName)).toEqual(
      read(fill({ errors: { name: 'x' } })).elements.map(({ tagName }) => tagName),
    );
    expect(attribute('name', 'value')).toBe(text);
    const area = elements.find(({ tagName }) => tagName === 'textarea');
    expect(area?.childNodes).toEqual([expect.objectContaining({ value: text })]);
  });

  it('a field by the name of what every object has is nobody’s', () => {
    const errors = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
    expect(() => fill({ errors, values: { ...values, ...errors } })).not.toThrow();
    expect(fill({ errors })).not.toMatch(/>[xy]</);
  });
});
