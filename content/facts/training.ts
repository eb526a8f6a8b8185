import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingTerms } from 'records:training-terms';
import { formatDate, formatDollars, formatPeriod, formatRange } from '../values/format.ts';
import { recordById } from './record-by-id.ts';
import type { ProgramStart, ProgramTerms } from './training.schema.ts';

// What training costs and when it begins, as it stands in sentences.

const fees = programs.map(({ duration }) => duration * trainingTerms.feePerWeek);

/** The terms of each program, in the order of the programs. */
export const programTerms: readonly ProgramTerms[] = programs.map(
  ({ id, duration, schedule, leadsTo, sessions }) => ({
    id,
    days: schedule,
    fee: formatDollars(duration * trainingTerms.feePerWeek),
    starts: sessions.map(({ start, end, applyBy }) => ({
      applyBy,
      text: formatPeriod(start, end),
      note: `apply by ${formatDate(applyBy).replace(sameYear(end), '')}`,
    })),
    leadsTo,
  }),
);

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

const ownCard = recordById('certifications', certifications, 'completion', 'content/facts/training.ts');

/** Whether a program prepares for a card that others examine; our own certificate comes with all of them. */
export function hasCard(program: string): boolean {
  return certifications.some((card) => card !== ownCard && card.preparedIn.includes(program));
}

/** The license to teach for a fee; null for who trains only its own people. */
export const schoolLicense =
  trainingTerms.schoolLicense === null
    ? null
    : `Commission for Independent Education, Florida Department of Education, no. ${trainingTerms.schoolLicense}`;

/** A date names no year where the one before it has just named the same. */
function sameYear(date: string): string {
  return `, ${date.slice(0, 4)}`;
}
