import { company } from './company.ts';
import type { Region } from './schema.ts';

/** Florida's 67 counties in the eight regions of the map, numbered as on it. */
export const regions = [
  {
    number: 1,
    name: 'Southeast',
    counties: ['Broward', 'Indian River', 'Martin', 'Miami-Dade', 'Monroe', 'Palm Beach', 'St. Lucie'],
  },
  { number: 2, name: 'Southwest', counties: ['Charlotte', 'Collier', 'Lee'] },
  {
    number: 3,
    name: 'South Central',
    counties: ['DeSoto', 'Glades', 'Hardee', 'Hendry', 'Highlands', 'Okeechobee'],
  },
  {
    number: 4,
    name: 'Tampa Bay',
    counties: ['Citrus', 'Hernando', 'Hillsborough', 'Manatee', 'Pasco', 'Pinellas', 'Polk', 'Sarasota'],
  },
  {
    number: 5,
    name: 'East Central',
    counties: ['Brevard', 'Lake', 'Orange', 'Osceola', 'Seminole', 'Sumter', 'Volusia'],
  },
  {
    number: 6,
    name: 'Northeast',
    counties: ['Baker', 'Clay', 'Duval', 'Flagler', 'Nassau', 'Putnam', 'St. Johns'],
  },
  {
    number: 7,
    name: 'North Central',
    counties: [
      'Alachua',
      'Bradford',
      'Columbia',
      'Dixie',
      'Gilchrist',
      'Hamilton',
      'Lafayette',
      'Levy',
      'Madison',
      'Marion',
      'Suwannee',
      'Taylor',
      'Union',
    ],
  },
  {
    number: 8,
    name: 'Northwest',
    counties: [
      'Bay',
      'Calhoun',
      'Escambia',
      'Franklin',
      'Gadsden',
      'Gulf',
      'Holmes',
      'Jackson',
      'Jefferson',
      'Leon',
      'Liberty',
      'Okaloosa',
      'Santa Rosa',
      'Wakulla',
      'Walton',
      'Washington',
    ],
  },
] as const satisfies readonly Region[];

/** The name of a county, as the map and the forms spell it. */
export type CountyName = (typeof regions)[number]['counties'][number];

/** All names from A to Z. */
export const countyNames: readonly CountyName[] = regions
  .flatMap<CountyName>(({ counties }) => counties)
  .sort((a, b) => a.localeCompare(b, 'en-US'));

/** All counties from A to Z, with the number of their region and whether the emergency hours hold there. */
export const counties = countyNames.map((name) => ({
  name,
  region: regionOf(name).number,
  isHome: company.homeCounties.includes(name),
}));

/** The region a county lies in. */
function regionOf(name: CountyName): (typeof regions)[number] {
  const region = regions.find(({ counties }) => counties.some((county) => county === name));
  if (!region) throw new Error(`County ${name} is in no region of content/counties.ts`);
  return region;
}
