import type { Service } from '../schema.ts';

export const rooftopUnits = {
  id: 'rooftop-units',
  title: 'Rooftop units',
  description: 'Change-outs with curb adapters, crane day and anchorage papers for the wind zone.',
  icon: 'rooftop',
  route: 'commercial',
} as const satisfies Service;
