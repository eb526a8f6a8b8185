import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { projects } from 'records:projects';
import { oneNumber, plate, status as statusWords, work } from 'words:credentials';
import type { Credential } from '#content/records/credentials.ts';
import { isSpecimen } from '#content/records/specimens.ts';
import { formatList } from '#src/lib/format-words.ts';
import { byStatus, credentialBrief, credentialStatement } from './credential-statement.ts';
import { officer } from './people.ts';
import { pageOfSheet } from './project-set.ts';

export const credentialLines = credentials.map((credential) => ({
  ...credential,
  word: statusWords[credential.status],
  /** For a cell: No. 000000, January 1, 2000, to December 31, 2099. */
  brief: credentialBrief(credential),
  statement: credentialStatement(credential),
  /** Whether a number or date of what is held stands in for the real one. */
  isSpecimen: credential.status === 'held' && isSpecimenOf(credential),
  work: projects
    .filter(({ id }) => credential.projects?.includes(id))
    .map(({ sheet, title }) => ({ sheet, page: pageOfSheet[sheet], text: work({ sheet, title }) })),
}));

export type CredentialLine = (typeof credentialLines)[number];

function isSpecimenOf({ kind, number, date, validThrough }: Credential): boolean {
  return [kind === 'license' ? company.license.number : number, date, validThrough].some(isSpecimen);
}

/** Whether 8(a) is held while EDWOSB, for which it may be the ground, is in process. */
export const hasGroundInProcess =
  credentials.some(({ id, status }) => id === 'sba-8a' && status === 'held') &&
  credentials.some(({ id, status }) => id === 'edwosb' && status === 'in-process');

export const heldSetAsides = setAsides('held');

function setAsides(status: Credential['status']) {
  const lines = ofKind('set-aside').filter((line) => line.status === status);
  const [first, ...others] = lines;
  return (
    first && {
      names: formatList(lines.map(({ shortName }) => shortName)),
      isSpecimen: lines.some((line) => line.isSpecimen),
      check: first.verify?.label ?? null,
      count: lines.length,
      number: others.length === 0 && first.number !== null ? oneNumber({ number: first.number }) : null,
    }
  );
}

function ofKind(wanted: Credential['kind']): CredentialLine[] {
  return credentialLines.filter(({ kind }) => kind === wanted);
}

export const credentialGroups = byStatus(credentialLines);

/** The license has its own cell; everything else that the company holds, has applied for, or has done, each under its status. */
export const statusBadges = credentialGroups.flatMap(({ status, word, items }) => {
  const others = items.filter(({ kind }) => kind !== 'license').map(({ shortName }) => shortName);
  return others.length > 0 ? [{ status, word, names: others.join(', ') }] : [];
});

interface PlateFact {
  term: string;
  value: string | null | undefined;
  note?: string;
  status?: Credential['status'];
  isSpecimen?: boolean | undefined;
  isEmail?: boolean;
}

const inProcess = setAsides('in-process');

const facts: readonly PlateFact[] = [
  { ...plate.uei, value: company.uei, isSpecimen: isSpecimen(company.uei) },
  { ...plate.cage, value: company.cage, isSpecimen: isSpecimen(company.cage) },
  { term: plate.held, status: 'held', value: heldSetAsides?.names, isSpecimen: heldSetAsides?.isSpecimen },
  ...ofKind('registration').map(({ shortName: term, status, word, isSpecimen }) => {
    const value = status === 'held' ? plate.active : word;
    return { term, status, value, isSpecimen };
  }),
  { term: plate.inProcess, status: 'in-process', value: inProcess?.names, isSpecimen: inProcess?.isSpecimen },
  plate.ownership,
  ...ofKind('license').map((line) => ({
    term: plate.license,
    value: company.license.number,
    isSpecimen: line.isSpecimen,
  })),
  { ...plate.proposals, value: officer.email, isSpecimen: officer.isSample, isEmail: true },
];

/** What a contracting officer checks first, in the order of the plate: the first four are read on the first screen. */
export const plateFacts = facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
