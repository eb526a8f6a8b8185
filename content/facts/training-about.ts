import { company } from '../records/company/company.ts';
import { trainingTerms } from '../records/training-terms/training-terms.ts';
import { schoolLicense, trainingFee } from './training.ts';
import type { TrainingAnswer } from './training-about.schema.ts';

/** What an applicant asks first; the dates are in content/facts/training.ts. */
export const trainingAbout: readonly TrainingAnswer[] = [
  {
    id: 'who',
    title: 'Who it is for',
    text: 'Beginners, working technicians and the crews of our partners.',
  },
  {
    id: 'cost',
    title: 'What it costs',
    text:
      trainingTerms.feePerWeek === 0
        ? 'Nothing, books and use of tools included.'
        : `${trainingFee}, books and use of tools included. Our employees pay nothing, and their hours are paid.`,
  },
  {
    id: 'where',
    title: 'Where',
    text: `Our shop in ${company.office.county} County, on real equipment: ${company.office.street}.`,
  },
  {
    id: 'end',
    title: 'At the end',
    text: 'A certificate of completion with your hours and tasks. It is not a diploma.',
  },
  ...(schoolLicense === null ? [] : [{ id: 'license', title: 'School license', text: `${schoolLicense}.` }]),
];
