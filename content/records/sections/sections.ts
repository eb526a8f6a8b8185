import houseRecord from 'record:sections/house';
import publicBuildingRecord from 'record:sections/public-building';
import type { Section } from './schema.ts';

/** The house of /residential. */
export const house: Section = houseRecord;

/** The public building of /government and of the capability statement. */
export const publicBuilding: Section = publicBuildingRecord;
