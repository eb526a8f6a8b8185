import { status as heading } from 'words:statement';
import { byStatus } from './credential-statement.ts';
import type { CredentialLine } from './credentials.ts';

/** Set-asides that are held, those in process, and experience, which is no status and says so: a row each. */
export function standing(credentials: readonly CredentialLine[]) {
  // license and registration stand among the identifiers
  const shown = credentials.filter(({ kind }) => kind === 'set-aside' || kind === 'experience');
  return { heading, rows: byStatus(shown).map((row) => ({ ...row, items: grouped(row.items) })) };
}

/** A credential, or several of which the same is said. */
type StandingLine = Pick<CredentialLine, 'isSpecimen'> & {
  name: string;
  text: string;
  check: CredentialLine['verify'];
};

/** Credentials of which the same is said, to be checked at the same place, share a line: WOSB, EDWOSB. */
function grouped(credentials: readonly CredentialLine[]) {
  const lines: StandingLine[] = [];
  for (const { shortName, statement, verify, isSpecimen } of credentials) {
    const alike = lines.find(({ text, check }) => text === statement && check?.url === verify?.url);
    if (alike) alike.name += `, ${shortName}`;
    else lines.push({ name: shortName, text: statement, check: verify, isSpecimen });
  }
  return lines;
}
