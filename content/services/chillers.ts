import { chillerTons } from '../chiller-tons.ts';
import { formatRange } from '../format.ts';
import type { Service } from '../schema.ts';

export const chillers = {
  id: 'chillers',
  title: 'Chillers',
  description: `Air-cooled ${formatRange(chillerTons.airCooled)} ton, water-cooled ${formatRange(chillerTons.waterCooled)} ton: start-up, overhaul, re-tube, replacement.`,
  icon: 'chiller',
  route: 'chillers',
  variant: 'featured',
} as const satisfies Service;
