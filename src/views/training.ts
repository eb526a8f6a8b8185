import { certifications } from 'records:certifications';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { trainingTerms } from 'records:training-terms';
import { applyBy as applyByWords, cost, feeNote } from 'words:training';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import { formatDollars } from '#content/values/format.ts';
import { formatDate, formatDay, formatPeriod } from '#src/lib/format-words.ts';
import { isHere } from './routes.ts';

/** Each program with what it costs, when it begins, and whether it prepares for a card of others: our own comes with all programs. */
export const pricedPrograms = programs.map(({ page: _, ...program }) => ({
  ...program,
  fee: formatDollars(program.duration * trainingTerms.feePerWeek),
  feeNote: feeNote({ weeks: weeks({ count: program.duration }) }),
  hasCard: certifications.some(
    ({ id, preparedIn }) => id !== 'completion' && preparedIn.includes(program.id),
  ),
  begins: program.sessions.map(({ start, applyBy }) => startOf(applyBy, formatDate(start), start)),
  starts: program.sessions.map(({ start, end, applyBy }) => startOf(applyBy, formatPeriod(start, end), end)),
}));

export const nextStarts = programs
  .flatMap(({ title, sessions }) => sessions.map((session) => ({ ...session, note: title })))
  .sort((one, other) => one.start.localeCompare(other.start))
  .map(({ start, applyBy, note }) => ({ applyBy, text: formatDate(start), note }));

/** A date on which a program begins; from midnight after `applyBy` no page shows it. */
export type ProgramStart = (typeof nextStarts)[number];

/** The position in which a program is learned free and in paid hours, until the last day to apply. */
export const paidWay = positions.flatMap(({ id, title: position, program, pay, openUntil }) => {
  if (program === undefined || !isHere('careers')) return [];
  const { title } = recordById('programs', programs, program, 'src/views/training.ts');
  const text = cost.paidWay({ position, program: title, wage: formatDollars(pay.min) });
  return { id, openUntil, text };
})[0];

/** A start, and until when one applies; the day names no year where the date before it has just named the same. */
function startOf(applyBy: string, text: string, before: string) {
  const isOfOneYear = applyBy.slice(0, 4) === before.slice(0, 4);
  const note = applyByWords({ day: isOfOneYear ? formatDay(applyBy) : formatDate(applyBy) });
  return { applyBy, text, note };
}
