import { statusWords } from '../words/status.ts';
import type { CredentialLine } from './credentials.ts';

/** Set-asides that are held, then those in process. */
export function setAsides(credentials: readonly CredentialLine[]) {
  const programs = credentials.filter(({ kind }) => kind === 'set-aside');
  return {
    heading: 'Set-aside status',
    rows: (['held', 'in-process'] as const)
      .map((wanted) => ({
        status: wanted,
        word: statusWords[wanted],
        items: grouped(programs.filter((credential) => credential.status === wanted)),
      }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Work done is no status: it stands apart. */
export function experience(credentials: readonly CredentialLine[]) {
  return {
    heading: 'Experience, not a certification',
    status: 'experience' as const,
    word: statusWords.experience,
    items: grouped(credentials.filter(({ kind }) => kind === 'experience')),
  };
}

/** Credentials of which the same is said, to be checked at the same place, share a line: WOSB, EDWOSB. */
function grouped(credentials: readonly CredentialLine[]) {
  const lines: { name: string; text: string; check: CredentialLine['verify'] }[] = [];
  for (const { shortName, statement, verify } of credentials) {
    const alike = lines.find(({ text, check }) => text === statement && check?.url === verify?.url);
    if (alike) alike.name += `, ${shortName}`;
    else lines.push({ name: shortName, text: statement, check: verify });
  }
  return lines;
}
