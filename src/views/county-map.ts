import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { drawCountyMap } from '#src/lib/county-map.ts';

export const countyMap = drawCountyMap(regions, serviceArea.homeCounties);
