import { certifications } from './certifications.ts';
import { commercialSystems } from './programs/commercial-systems.ts';
import { hvacFundamentals } from './programs/hvac-fundamentals.ts';
import type { CareerStep } from './schema.ts';

const [epa] = certifications;

/** From helper to supervisor, with what opens each step. */
export const careerPath = [
  {
    id: 'helper',
    title: 'Helper',
    position: 'apprentice',
    text: 'Carries, cleans, measures, and is shown each task twice.',
    opensWith: null,
  },
  {
    id: 'technician',
    title: 'Technician',
    position: 'technician',
    text: 'Own van, own calls, own readings in the log.',
    opensWith: `${hvacFundamentals.title} and the ${epa.name} card`,
  },
  {
    id: 'supervisor',
    title: 'Supervisor',
    position: 'supervisor',
    text: 'A crew, a budget and the customer’s phone number.',
    opensWith: `${commercialSystems.title}, the OSHA 30 card, and one job led from start to end`,
  },
] as const satisfies readonly CareerStep[];
