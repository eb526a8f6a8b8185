import { benchMeasurement } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const overhaul = {
  id: 'overhaul',
  number: 3,
  isPlanned: true,
  title: 'Overhaul',
  summary: 'Measured on the bench',
  text: 'The compressor comes off, is measured, and goes back with new parts where the numbers say so.',
  clauses: [
    'Locked, tagged and isolated; refrigerant recovered and weighed.',
    'Bearings, impeller and shaft measured on the bench; the motor goes to a motor shop.',
  ],
  receive: 'Clearance sheet before and after; refrigerant log by weight.',
  photo: { ...benchMeasurement, caption: 'Impeller, bearings and shaft on the bench.' },
} as const satisfies ChillerService;
