import type { Range } from './schema.ts';

/** Typical tons of cooling by chiller type: not limits. */
export const chillerTons = {
  airCooled: { min: 10, max: 500 },
  waterCooled: { min: 100, max: 2000, isOpen: true },
  screw: { min: 20, max: 1000 },
} as const satisfies Record<string, Range>;

/** From the smallest air-cooled to the largest water-cooled machine. */
export const allChillerTons: Range = { ...chillerTons.waterCooled, min: chillerTons.airCooled.min };
