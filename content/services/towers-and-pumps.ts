import type { Service } from '../schema.ts';

export const towersAndPumps = {
  id: 'towers-and-pumps',
  title: 'Towers and pumps',
  description: 'Fill, basins, drives and pump seals, with the water side of the plant kept clean.',
  icon: 'cooling-tower',
  route: 'services',
} as const satisfies Service;
