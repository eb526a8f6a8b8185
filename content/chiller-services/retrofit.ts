import { controlCabinet } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const retrofit = {
  id: 'retrofit',
  number: 5,
  isPlanned: true,
  title: 'Retrofit',
  summary: 'Controls, drives, starters',
  text: 'A machine in good order gets new controls, a drive or a starter.',
  clauses: [
    'Points list agreed with your controls staff, then one planned shutdown.',
    'Trend logs running before we leave, on a screen that your staff can read.',
  ],
  receive: 'As-built wiring, points list, sequence of operation, one hour of instruction.',
  photo: {
    ...controlCabinet,
    caption: 'Control cabinet with its new controller, power supply and terminal rows.',
  },
} as const satisfies ChillerService;
