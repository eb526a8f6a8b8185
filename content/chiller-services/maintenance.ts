import { maintenanceVisits } from '../facts.ts';
import { boltUp } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const maintenance = {
  id: 'maintenance',
  number: 2,
  isPlanned: true,
  title: 'Maintenance',
  summary: maintenanceVisits,
  text: 'The same visits at the same intervals, each one compared with the last.',
  clauses: [
    'Each visit: readings by serial number; oil, refrigerant charge, approach, vibration.',
    'Once a year: heads off, tubes brushed, oil analyzed, relief valves checked against their dates.',
  ],
  receive: 'A trend of every reading since the first visit, and a list of what to plan for.',
  photo: { ...boltUp, caption: 'Water box closed again; bolts tightened in the numbered star sequence.' },
} as const satisfies ChillerService;
