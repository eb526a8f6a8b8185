import { warehouse } from '../../drawing.ts';
import type { Project } from '../../schema.ts';

export const warehouseCooling = {
  id: 'warehouse-cooling',
  sample: true,
  sheet: 'P-4',
  title: 'Warehouse cooling',
  location: 'Distribution warehouse, Miami-Dade',
  type: 'Commercial, new installation',
  audience: 'commercial',
  customerType: 'Logistics operator',
  role: 'Mechanical subcontractor',
  equipment: 'rooftop-units',
  plant: '4 packaged units, fabric duct',
  tonnage: 140,
  tonnageOf: 'cooling',
  duration: 12,
  year: 2024,
  valueBand: { min: 250_000, max: 500_000 },
  description:
    'Aisles held at 78\u00a0°F without taking a rack out of service. Work above the racking on Sundays.',
  features: ['Large ceiling fans', 'Interlocks on the dock doors'],
  picture: warehouse,
} as const satisfies Project;
