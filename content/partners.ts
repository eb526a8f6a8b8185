import type { StrategicPartner } from './schema.ts';

/** Independent firms. They hold no share; name and license are printed once they agree. */
export const strategicPartners = [
  {
    id: 'electrical',
    sample: true,
    name: 'Electrical contractor',
    work: 'Power and control wiring to our equipment',
    company: null,
    license: null,
  },
  {
    id: 'engineer',
    sample: true,
    name: 'Professional engineer',
    work: 'Sealed drawings, load and wind calculations',
    company: null,
    license: null,
  },
  {
    id: 'test-and-balance',
    sample: true,
    name: 'Test and balance agency',
    work: 'Air and water readings by someone who did not install it',
    company: null,
    license: null,
  },
] as const satisfies readonly StrategicPartner[];
