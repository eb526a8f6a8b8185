import { certifications } from 'records:certifications';
import { company } from 'records:company';
import { programs } from 'records:programs';
import { trainingOutcomes as outcomes } from 'records:training-outcomes';
import { trainingReasons } from 'records:training-reasons';
import { trainingTerms } from 'records:training-terms';
import type { Entry } from '../records/entries.ts';
import {
  countWords,
  formatCount,
  formatDate,
  formatDollars,
  formatPeriod,
  formatRange,
} from '../values/format.ts';
import { composed, withFigures } from './figures.ts';
import { recordById } from './record-by-id.ts';

// What training costs and when it begins, as it stands in sentences.

// our own certificate comes with all programs
const ownCard = recordById('certifications', certifications, 'completion', 'content/facts/training.ts');
const fees = programs.map(({ duration }) => duration * trainingTerms.feePerWeek);

/** A date on which a program begins; from midnight Eastern after `applyBy` no page shows it. */
export interface ProgramStart {
  applyBy: string;
  text: string;
  note: string;
}

export type ProgramTerms = (typeof programTerms)[number];

/** The terms of each program, in the order of the programs. */
export const programTerms = programs.map(({ id, duration, schedule, leadsTo, sessions }) => ({
  id,
  days: schedule,
  fee: formatDollars(duration * trainingTerms.feePerWeek),
  feeNote: included(`${formatCount(duration, 'week')} at ${formatDollars(trainingTerms.feePerWeek)}`),
  hasCard: certifications.some((card) => card !== ownCard && card.preparedIn.includes(id)),
  starts: sessions.map(
    ({ start, end, applyBy }): ProgramStart => ({
      applyBy,
      text: formatPeriod(start, end),
      note: `apply by ${formatDate(applyBy).replace(sameYear(end), '')}`,
    }),
  ),
  leadsTo,
}));

/** The starts of all programs, soonest first, each with its program. */
export const nextStarts: readonly ProgramStart[] = programs
  .flatMap(({ title, sessions }) => sessions.map((session) => ({ title, ...session })))
  .sort((one, other) => one.start.localeCompare(other.start))
  .map(({ title, start, applyBy }) => ({ applyBy, text: formatDate(start), note: title }));

/** Where no date is left. */
export const noStart = 'Next date: we name it when we call.';

const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];

/** What the programs cost, from the shortest to the longest: $480–$1,200. */
export const trainingFees =
  lowest === highest ? formatDollars(lowest) : formatRange({ min: lowest, max: highest }, formatDollars);

/** The license to teach for a fee; null for who trains only its own people. */
export const schoolLicense =
  trainingTerms.schoolLicense === null
    ? null
    : `Commission for Independent Education, Florida Department of Education, no. ${trainingTerms.schoolLicense}`;

/** A date names no year where the one before it has just named the same. */
function sameYear(date: string): string {
  return `, ${date.slice(0, 4)}`;
}

/** What our own people pay, where others pay a fee. */
export const employeesFee =
  trainingTerms.feePerWeek === 0 ? '' : 'Our employees pay nothing, and their hours are paid.';

/** What an applicant asks first, before the dates. */
export const trainingCost = {
  id: 'cost',
  title: 'What it costs',
  figure: trainingFees,
  text: [included(`${formatDollars(trainingTerms.feePerWeek)} a week of the program`), employeesFee]
    .join(' ')
    .trimEnd(),
};

/** What an applicant asks after cost and dates. */
export const trainingAbout = [
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

const { duration } = recordById('programs', programs, 'government-readiness', 'content/facts/training.ts');

/** Why to learn here, in its order; the line on public work follows from the length of its program. */
export const reasonsToTrain: readonly Entry[] = composed('training-reasons', trainingReasons, {
  public: `Payroll, site access and reports fill ${countWords(duration, 'week')} of their own.`,
});

/** What has been shown before the certificate is given. */
export const trainingOutcomes = outcomes.shown;

/** What may follow; no job is promised. */
export const trainingNext = withFigures('training-outcomes', outcomes.next);
