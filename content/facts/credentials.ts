import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { projects } from 'records:projects';
import type { Credential } from '../records/credentials.ts';
import { formatDayOrMonth, formatList } from '../values/format.ts';
import { credentialBrief, credentialStatement } from './credential-statement.ts';
import { licenseNumber, ownerLine } from './identity.ts';
import { sizeLine } from './naics.ts';
import { pageNumberOf } from './page-number.ts';
import { answerFrom } from './promises.ts';

/** What each status is called, everywhere. */
export const statusWords = { held: 'Held', 'in-process': 'In process', experience: 'Experience' } as const;

/** A credential with all that is said of it. */
export interface CredentialLine extends Credential {
  /** Held, In process, Experience. */
  word: string;
  /** For a cell: No. 000000, January 1, 2000, to December 31, 2099. */
  brief: string;
  /** The same as a sentence or two, with the note. */
  statement: string;
  /** The projects that show it, where it is an experience. */
  work: readonly { sheet: string; page: number; text: string }[];
}

const sources = { license: company.license, projects };

/** Every credential as pages, statement and PDF say it. */
export const credentialLines: readonly CredentialLine[] = credentials.map((credential) => ({
  ...credential,
  word: statusWords[credential.status],
  brief: credentialBrief(credential, sources),
  statement: credentialStatement(credential, sources),
  work: projects
    .filter(({ id }) => credential.projects?.includes(id))
    .map(({ sheet, title }) => ({ sheet, page: pageNumberOf(sheet), text: `${sheet}: ${title}` })),
}));

/** What the state and the counties have certified; a county buyer asks first. */
export const localCertifications = `State and county small-business certifications: ${company.localCertifications.join(', ') || 'none held'}.`;

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

const licenses = credentialLines.filter(({ kind }) => kind === 'license');
const { name: answerer, within: answered } = answerFrom.proposal;

/** What a contracting officer checks first, in the order of the plate: the first four are read on the first screen. */
export const plateFacts: readonly PlateFact[] = [
  ...code('UEI', company.uei, 'Unique Entity ID of SAM.gov'),
  ...code('CAGE', company.cage, 'Commercial and Government Entity code'),
  ...standing('Set-aside held', 'held', heldSetAsides),
  ...registrations.map(({ shortName, status, brief, word }) => ({
    term: shortName,
    status,
    value: status === 'held' ? 'Active' : word,
    note: brief,
  })),
  ...standing('In process', 'in-process', setAsidesInProcess),
  { term: 'Ownership', value: ownerLine, note: `Held by the president. ${sizeLine}` },
  ...licenses.map(({ brief }) => ({ term: 'Florida license', value: licenseNumber, note: brief })),
  { term: 'Proposals', value: company.email, isEmail: true, note: `${answerer} answers ${answered}` },
];

/** A cell of the nameplate. */
export interface PlateFact {
  term: string;
  value: string;
  note: string;
  status?: Credential['status'];
  isEmail?: boolean;
}

/** The cell of a code; none where the company has no such code. */
function code(term: string, value: string | null, note: string): PlateFact[] {
  return value === null ? [] : [{ term, value, note }];
}

function standing(
  term: string,
  status: Credential['status'],
  programs: { names: string; brief: string } | null,
): PlateFact[] {
  return programs === null ? [] : [{ term, status, value: programs.names, note: programs.brief }];
}
