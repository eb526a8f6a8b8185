import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { drawCountyMap } from '#src/lib/county-map.ts';

/** Everything that the map of the counties shows. */
export const countyMap = drawCountyMap(regions, serviceArea.homeCounties);
