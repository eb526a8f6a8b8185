import { officeVrf } from '../../drawing.ts';
import type { Project } from '../../schema.ts';

export const permitOfficeVrf = {
  id: 'permit-office-vrf',
  sample: true,
  sheet: 'P-5',
  title: 'VRF for a permit office',
  location: 'Municipal offices, Broward',
  type: 'Government, VRF installation',
  audience: 'government',
  customerType: 'Municipal government',
  role: 'Mechanical subcontractor',
  equipment: 'vrf',
  plant: '22 indoor units, 3 systems',
  tonnage: 60,
  tonnageOf: 'cooling',
  duration: 10,
  year: 2022,
  valueBand: { min: 100_000, max: 250_000 },
  description:
    'Variable refrigerant flow (VRF) above a ceiling that was kept. Pipes pressure-tested before a witness, a sensor in each room, one screen for the facilities desk.',
  features: ['Work in two halves, counters open', 'Trend logs handed over'],
  picture: officeVrf,
} as const satisfies Project;
