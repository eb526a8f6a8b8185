import { expect, test } from 'vitest';
import { composed } from './composed.ts';

const own = { id: 'own', title: 'Own', text: 'Its own lines.' };
const payment = { id: 'payment', title: 'Payment', text: null };

test('lines that follow from other records take the place of null, in the order of the records', () =>
  expect(composed('benefits', [payment, own], { payment: 'In 7 days.' })).toEqual([
    { id: 'payment', title: 'Payment', text: 'In 7 days.' },
    own,
  ]));

test('an entry without lines is named with its file', () =>
  expect(() => composed('benefits', [payment], {})).toThrow(
    'content/records/benefits/payment.yaml: text: is null; write the lines under the title',
  ));

test('lines that would be said twice, or nowhere, are refused', () => {
  expect(() => composed('benefits', [own], { own: 'Other lines.' })).toThrow(
    'content/records/benefits: own: its text is composed from other records; keep the record, with text: null',
  );
  expect(() => composed('benefits', [own], { gone: 'Lines.' })).toThrow('gone');
});
