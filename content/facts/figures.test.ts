import { expect, test } from 'vitest';
import { composed, withFigures } from './figures.ts';

test('writes a figure of another record in the place of its name', () => {
  expect(
    withFigures('services', [{ text: '{businessVisits}, {homeVisits} at a house', isPlanned: true }]),
  ).toEqual([{ text: '4 visits a year, 2 at a house', isPlanned: true }]);
});

test('names the file and the nearest figure where there is none of a name', () => {
  expect(() => withFigures('services', { text: '{homeVisit}' })).toThrow(
    'content/records/services/services.yaml: {homeVisit} is no figure; write homeVisits',
  );
});

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
