import { closedValves } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const rental = {
  id: 'rental',
  number: 6,
  isPlanned: false,
  title: 'Rental',
  summary: 'Cooling while yours is open',
  text: 'Temporary cooling while your machine is open, or until the part arrives.',
  clauses: [
    'Air-cooled machine, pump, hoses and power cable, sized from your load.',
    'Noise and fuel agreed with the site; checked daily, removed when yours is proved.',
  ],
  receive: 'Site plan with trailer, hoses and power; daily log.',
  photo: { ...closedValves, caption: 'Tie-in valves, chained and tagged until the hoses are proved.' },
} as const satisfies ChillerService;
