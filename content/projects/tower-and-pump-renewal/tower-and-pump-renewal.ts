import { coolingTower } from '../../drawing.ts';
import type { Project } from '../../schema.ts';

export const towerAndPumpRenewal = {
  id: 'tower-and-pump-renewal',
  sample: true,
  sheet: 'P-3',
  title: 'Tower and pump renewal',
  location: 'Office campus, Palm Beach',
  type: 'Commercial, cooling tower and pumps',
  audience: 'commercial',
  customerType: 'Property owner',
  role: 'Prime contractor',
  equipment: 'cooling-towers',
  plant: '2 cells × 600-ton',
  tonnage: 1200,
  tonnageOf: 'heat rejection',
  duration: 9,
  year: 2023,
  valueBand: { min: 250_000, max: 500_000 },
  description:
    'Fill, fans and drives changed cell by cell, so that the tenants kept their cooling. Pumps re-based and laser-aligned.',
  features: ['Variable-speed drives', 'Shutdowns at night only'],
  picture: coolingTower,
} as const satisfies Project;
