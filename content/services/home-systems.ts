import type { Service } from '../schema.ts';

export const homeSystems = {
  id: 'home-systems',
  title: 'Home systems',
  description: 'Split systems and heat pumps, sized from a load calculation and not from the old nameplate.',
  icon: 'home-system',
  route: 'residential',
} as const satisfies Service;
