import { chillerTypes } from 'records:chiller-types';
import type { Range } from '../records/fields.ts';
import { recordById } from './record-by-id.ts';

const tons = (id: string): Range =>
  recordById('chiller-types', chillerTypes, id, 'content/facts/chiller-tons.ts').tons;

/** Typical tons of cooling by chiller type: not limits. */
export const chillerTons = {
  airCooled: tons('air-cooled'),
  waterCooled: tons('water-cooled'),
  screw: tons('screw'),
};

const ends = chillerTypes.map((type) => type.tons);
const largest = ends.reduce((most, range) => (range.max > most.max ? range : most));

/** From the smallest to the largest machine. */
export const allChillerTons: Range = { ...largest, min: Math.min(...ends.map(({ min }) => min)) };
