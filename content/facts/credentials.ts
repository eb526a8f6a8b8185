import { company } from '../records/company/company.ts';
import { credentials } from '../records/credentials/credentials.ts';
import type { Credential } from '../records/credentials/schema.ts';
import { statusWords } from '../words/status.ts';
import { credentialStatement } from './credential-statement.ts';
import { countyCount } from './places.ts';

/** A credential with all that is said of it. */
export interface CredentialLine extends Credential {
  /** Held, In process, Experience. */
  word: string;
  /** Number, date and note. */
  statement: string;
}

/** Every credential as pages, statement and PDF say it. */
export const credentialLines: readonly CredentialLine[] = credentials.map((credential) => ({
  ...credential,
  word: statusWords[credential.status],
  statement: credentialStatement(credential, company, countyCount),
}));
