import publicBuilding from 'records:sections/public-building';
import { claims } from 'words:statement';
import { partOf } from '#content/values/picture.ts';

/** A flag with the number of the competency; none where the company does no such work. */
function flag(competency: string, part: string, x: number, y: number) {
  const index = claims.competencies.findIndex(({ id }) => id === competency);
  return index < 0 ? [] : [{ flag: index + 1, part: partOf(publicBuilding, part), at: { x, y } }];
}

/** The keynotes of the competencies on the section through the building: the pages and the PDF show them at the same places. */
export const sectionFlags = [
  ...flag('chillers', 'chiller', 24.6, 44.2),
  ...flag('rooftop', 'rooftop-unit', 52, 15),
  ...flag('water', 'cooling-tower', 4.4, 42.5),
  ...flag('controls', 'control-panel', 79.4, 48.7),
  ...flag('maintenance', 'gauge', 32.3, 44.2),
  ...flag('emergency', 'rental-chiller', 90, 44.2),
];
