import { status as statusWords } from 'words:credentials';
import { status as heading } from 'words:statement';
import type { CredentialLine } from './credentials.ts';

/** Set-asides that are held, those in process, and experience, which is no status and says so: a row each. */
export function standing(credentials: readonly CredentialLine[]) {
  // license and registration stand among the identifiers
  const shown = credentials.filter(({ kind }) => kind === 'set-aside' || kind === 'experience');
  return {
    heading,
    rows: (['held', 'in-process', 'experience'] as const)
      .map((wanted) => ({
        status: wanted,
        word: statusWords[wanted],
        items: grouped(shown.filter(({ status }) => status === wanted)),
      }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Credentials of which the same is said, to be checked at the same place, share a line: WOSB, EDWOSB. */
function grouped(credentials: readonly CredentialLine[]) {
  const lines: {
    name: string;
    text: string;
    check: CredentialLine['verify'];
    isSpecimen: boolean;
  }[] = [];
  for (const { shortName, statement, verify, isSpecimen } of credentials) {
    const alike = lines.find(({ text, check }) => text === statement && check?.url === verify?.url);
    if (alike) alike.name += `, ${shortName}`;
    else lines.push({ name: shortName, text: statement, check: verify, isSpecimen });
  }
  return lines;
}
