import type { Program } from '../schema.ts';

export const commercialSystems = {
  id: 'commercial-systems',
  title: 'Commercial Systems',
  description: 'Rooftop units, VRF, air handlers and the water side.',
  duration: 8,
  topics: ['Rooftop units and curbs', 'VRF commissioning', 'Pumps, towers, piping', 'Airflow and balancing'],
} as const satisfies Program;
