import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { projects } from 'records:projects';
import type { Credential } from '../records/credentials.ts';
import { credentialBrief, credentialStatement } from './credential-statement.ts';
import { pageOfSheet } from './page-of-sheet.ts';

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
    .map(({ sheet, title }) => ({ sheet, page: pageOfSheet(sheet), text: `${sheet}: ${title}` })),
}));

/** What the state and the counties have certified; a county buyer asks first. */
export const localCertifications = `State and county small-business certifications: ${company.localCertifications.join(', ') || 'none held'}.`;
