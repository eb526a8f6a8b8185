import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { drawCountyMap } from '#src/lib/county-map.ts';

/** All counties from A to Z, with the number of their region and whether the emergency hours hold there. */
export const counties = regions
  .flatMap(({ number, counties: names }) =>
    names.map((name) => ({ name, region: number, isHome: serviceArea.homeCounties.includes(name) })),
  )
  .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));

export const countyNames = counties.map(({ name }) => name);

export const countyMap = drawCountyMap(regions, serviceArea.homeCounties);
