import { company } from '../records/company/company.ts';
import type { TrainingAnswer } from './training-about.schema.ts';

/** What an applicant asks first. */
export const trainingAbout: readonly TrainingAnswer[] = [
  {
    id: 'who',
    title: 'Who it is for',
    text: 'Beginners, working technicians and the crews of our partners.',
  },
  {
    id: 'where',
    title: 'Where',
    text: `Our shop in ${company.office.county} County, on real equipment: ${company.office.street}.`,
  },
  {
    id: 'cost',
    title: 'What it costs',
    text: 'The fee, and who pays it, stand in the agreement that you read before you sign.',
  },
  {
    id: 'end',
    title: 'At the end',
    text: 'A certificate of completion. It is not a diploma.',
  },
];
