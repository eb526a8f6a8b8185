import type { Credential } from '../records/credentials.ts';
import { formatDayOrMonth, formatList } from '../values/format.ts';
import { type CredentialLine, credentialLines } from './credentials.ts';

// What the company is certified as, as it stands in sentences: whatever is granted, these follow.

const setAsides = (status: Credential['status']) =>
  credentialLines.filter((one) => one.kind === 'set-aside' && one.status === status);

const names = (lines: readonly CredentialLine[]) => formatList(lines.map(({ shortName }) => shortName));

/** The set-asides that are held, each with its date; null while there is none. */
export const heldSetAsides = summary(setAsides('held'));
/** The set-asides that were applied for; null once all are held. */
export const setAsidesInProcess = summary(setAsides('in-process'));
/** The registrations, such as SAM.gov. */
export const registrations = credentialLines.filter(({ kind }) => kind === 'registration');

function summary(lines: readonly CredentialLine[]) {
  const [first, ...others] = lines;
  if (!first) return null;
  // alike, the sentence stands once; unlike, each with its name
  const isAlike = others.every(({ statement }) => statement === first.statement);
  const apart = lines
    .map(({ shortName, date }) => `${shortName}: ${date ? formatDayOrMonth(date) : 'held'}`)
    .join('; ');
  return {
    names: names(lines),
    statement: isAlike ? first.statement : apart,
    /** For a cell: without note and full stop. */
    brief: isAlike ? first.brief : apart,
    /** Where a stranger can check it. */
    check: first.verify?.label ?? null,
    count: lines.length,
    /** Where there is one number: no. 000000. */
    number: others.length === 0 && first.number !== null ? `no. ${first.number}` : null,
  };
}
