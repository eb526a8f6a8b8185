import { expect, test } from 'vitest';
import { describeForms } from '#content/facts/form-delivery.ts';

test('without an endpoint the forms are said to send nothing', () => {
  const { title, texts } = describeForms(undefined);
  expect(title).toMatch(/keeps nothing/);
  expect(texts.join(' ')).toMatch(/send nothing/);
});

test('with one, who receives them is named', () => {
  const { title, texts } = describeForms('https://forms.example.com/messages');
  expect(title).toMatch(/only what you send/);
  expect(texts.join(' ')).toContain('forms.example.com');
  expect(texts.join(' ')).not.toMatch(/send nothing/);
});
