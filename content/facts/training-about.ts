import { company } from 'records:company';
import { trainingTerms } from 'records:training-terms';
import { formatCount, formatDollars } from '../values/format.ts';
import { schoolLicense, trainingFees } from './training.ts';
import type { TrainingAnswer, TrainingCost } from './training-about.schema.ts';

/** What our own people pay, where others pay a fee. */
export const employeesFee =
  trainingTerms.feePerWeek === 0 ? '' : 'Our employees pay nothing, and their hours are paid.';

/** What an applicant asks first, before the dates of content/facts/training.ts. */
export const trainingCost: TrainingCost = {
  id: 'cost',
  title: 'What it costs',
  figure: trainingFees,
  text: [included(`${formatDollars(trainingTerms.feePerWeek)} a week of the program`), employeesFee]
    .join(' ')
    .trimEnd(),
};

/** What the fee of a program of so many weeks includes. */
export function feeNote(weeks: number): string {
  return included(`${formatCount(weeks, 'week')} at ${formatDollars(trainingTerms.feePerWeek)}`);
}

/** What an applicant asks after cost and dates. */
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
    id: 'end',
    title: 'At the end',
    text: 'A certificate of completion with your hours and tasks. It is not a diploma.',
  },
  ...(schoolLicense === null ? [] : [{ id: 'license', title: 'School license', text: `${schoolLicense}.` }]),
];

function included(fee: string): string {
  return `${trainingTerms.feePerWeek === 0 ? 'Nothing' : fee}, books and use of tools included.`;
}
