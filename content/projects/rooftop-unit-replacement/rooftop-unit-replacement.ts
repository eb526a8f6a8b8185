import { craneLift } from '../../drawing.ts';
import type { Project } from '../../schema.ts';

export const rooftopUnitReplacement = {
  id: 'rooftop-unit-replacement',
  sample: true,
  sheet: 'P-2',
  title: 'Rooftop unit replacement',
  location: 'Elementary school, Miami-Dade',
  type: 'Government, rooftop change-out',
  audience: 'government',
  customerType: 'Public school district',
  role: 'Prime contractor',
  equipment: 'rooftop-units',
  plant: '24 units, 5 to 12.5 tons',
  tonnage: 190,
  tonnageOf: 'cooling',
  duration: 7,
  year: 2025,
  valueBand: { min: 500_000, max: 1_000_000 },
  description:
    'All lifts in one summer break, on four crane days, with street closures approved by the city. The new curbs have signed wind calculations.',
  features: [
    'Product approvals for the High-Velocity Hurricane Zone',
    'Air balanced before the first school day',
  ],
  picture: craneLift,
} as const satisfies Project;
