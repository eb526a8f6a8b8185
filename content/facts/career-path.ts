import { certifications } from 'records:certifications';
import { allPositions } from 'records:positions';
import { programs } from 'records:programs';
import type { CareerStep } from './career-path.schema.ts';
import { recordById } from './record-by-id.ts';

const program = (id: string) => recordById('programs', programs, id, 'content/facts/career-path.ts').title;
const card = (id: string) =>
  recordById('certifications', certifications, id, 'content/facts/career-path.ts').name;
const payOf = (id: string) => recordById('positions', allPositions, id, 'content/facts/career-path.ts').pay;

/** From helper to supervisor, with what opens each step. */
export const careerPath: readonly CareerStep[] = [
  {
    id: 'helper',
    title: 'Helper',
    pay: payOf('apprentice'),
    text: 'Carries, cleans, measures, and is shown each task twice.',
    opensWith: null,
  },
  {
    id: 'technician',
    title: 'Technician',
    pay: payOf('technician'),
    text: 'Own van, own calls, own readings in the log.',
    opensWith: `${program('hvac-fundamentals')} and the ${card('epa-608')} card`,
  },
  {
    id: 'supervisor',
    title: 'Supervisor',
    pay: payOf('supervisor'),
    text: 'A crew, a budget and the customer’s phone number.',
    opensWith: `${program('commercial-systems')}, the OSHA 30 card, and one job led from start to end`,
  },
];
