import { company } from 'records:company';
import type { Credential } from '../records/credentials.ts';
import { credentialLines } from './credentials.ts';
import { licenseNumber, ownerLine } from './identity.ts';
import { sizeLine } from './naics.ts';
import { answerFrom } from './replies.ts';
import { heldSetAsides, registrations, setAsidesInProcess } from './standing.ts';

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
