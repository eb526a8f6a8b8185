import { commissioning } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const startUp = {
  id: 'start-up',
  number: 1,
  isPlanned: true,
  title: 'Start-up',
  summary: 'Proved before handover',
  text: 'A new or rebuilt machine is proved under load before it is yours.',
  clauses: [
    'Before power: water side flushed, phases checked, oil warm, safeties tripped on purpose.',
    'Flows, superheat and approach read at the highest load the building can give.',
  ],
  receive: 'Start-up sheet signed by two people, set points, warranty registration.',
  photo: { ...commissioning, caption: 'Both machines running; temperatures trended on the laptop.' },
} as const satisfies ChillerService;
