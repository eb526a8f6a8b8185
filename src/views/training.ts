import { certifications } from 'records:certifications';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { trainingTerms } from 'records:training-terms';
import { answers, applyBy as applyByWords, cost, feeNote } from 'words:training';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import { formatDollars } from '#content/values/format.ts';
import { formatDate, formatDay, formatPeriod } from '#src/lib/format-words.ts';

// What training costs and when it begins.

// our own certificate comes with all programs
const ownCard = certifications.find(({ id }) => id === 'completion');

/** The terms of each program, in the order of the programs. */
export const programTerms = programs.map(({ id, duration, schedule, leadsTo, sessions }) => ({
  id,
  days: schedule,
  fee: formatDollars(duration * trainingTerms.feePerWeek),
  feeNote: feeNote({ weeks: weeks({ count: duration }) }),
  begins: sessions.map(({ start, applyBy }) => startOf(applyBy, formatDate(start), start)),
  hasCard: certifications.some((card) => card !== ownCard && card.preparedIn.includes(id)),
  starts: sessions.map(({ start, end, applyBy }) => startOf(applyBy, formatPeriod(start, end), end)),
  leadsTo,
}));

/** The starts of all programs, soonest first, each with its program. */
export const nextStarts = programs
  .flatMap(({ title, sessions }) => sessions.map((session) => ({ title, ...session })))
  .sort((one, other) => one.start.localeCompare(other.start))
  .map(({ title, start, applyBy }) => ({ applyBy, text: formatDate(start), note: title }));

/** A date on which a program begins; from midnight Eastern after `applyBy` no page shows it. */
export type ProgramStart = (typeof nextStarts)[number];

/** The position in which a program is learned free and in paid hours, until the last day to apply. */
export const paidWay = positions.flatMap(({ id, title, program, pay, openUntil }) =>
  program === undefined
    ? []
    : {
        id,
        openUntil,
        text: cost.paidWay({
          position: title,
          program: recordById('programs', programs, program, 'src/views/training.ts').title,
          wage: formatDollars(pay.min),
        }),
      },
)[0];

/** What an applicant asks after cost and dates. */
export const trainingAbout = answers;

/** A start, and until when one applies; the day names no year where the date before it has just named the same. */
function startOf(applyBy: string, text: string, before: string) {
  const isOfOneYear = applyBy.slice(0, 4) === before.slice(0, 4);
  const note = applyByWords({ day: isOfOneYear ? formatDay(applyBy) : formatDate(applyBy) });
  return { applyBy, text, note };
}
