import publicBuilding from 'records:sections/public-building';
import { partOf } from '#content/records/part-of.ts';

const flag = (number: number, part: string, x: number, y: number) => ({
  flag: number,
  part: partOf(publicBuilding, part),
  at: { x, y },
});

/** The keynotes of the competencies on the section through the building: the page and the PDF show them at the same places. */
export const sectionFlags = [
  flag(1, 'chiller', 26.2, 44.2),
  flag(2, 'rooftop-unit', 52, 15),
  flag(3, 'cooling-tower', 4.4, 42.5),
  flag(4, 'control-panel', 79.4, 48.7),
  flag(5, 'gauge', 31.8, 44.2),
  flag(6, 'rental-chiller', 90, 44.2),
];
