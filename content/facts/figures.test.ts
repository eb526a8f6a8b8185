import { expect, it } from 'vitest';
import { withFigures } from './figures.ts';

it('writes a figure of another record in the place of its name', () => {
  expect(
    withFigures('services', [{ text: '{businessVisits}, {homeVisits} at a house', isPlanned: true }]),
  ).toEqual([{ text: '4 visits a year, 2 at a house', isPlanned: true }]);
});

it('names the file and the nearest figure where there is none of a name', () => {
  expect(() => withFigures('services', { text: '{homeVisit}' })).toThrow(
    'content/records/services/services.yaml: {homeVisit} is no figure; write homeVisits',
  );
});
