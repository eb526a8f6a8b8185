import { brief as briefs, statement as statements, status as words } from 'words:credentials';
import { status as heading } from 'words:statement';
import type { Company } from '#content/records/company.ts';
import type { Credential } from '#content/records/credentials.ts';
import { uncapitalize } from '#content/values/format.ts';
import { formatDate, formatDayOrMonth, formatList } from '#src/lib/format-words.ts';
import type { CredentialLine } from './credentials.ts';

/** What a credential's line is made from, besides its own record. */
export interface CredentialSources {
  license: Company['license'];
  projects: readonly { id: string; sheet: string; year: number }[];
}

/** What the status of a credential rests on, for a cell: number and days, class and last day, month, project. */
export function credentialBrief(credential: Credential, { license, projects }: CredentialSources): string {
  const { kind, status, number, date, validThrough } = credential;
  if (kind === 'experience') return funded(credential, projects);
  if (status !== 'held') return briefs.notYet({ since: formatDayOrMonth(String(date)) });
  const until = validThrough && formatDate(validThrough);
  if (kind === 'license') return joined(license.class, until && briefs.until({ until }));
  const from = date && formatDayOrMonth(date);
  return joined(
    number && briefs.number({ number }),
    from,
    until && (from ? briefs.toDay({ until }) : briefs.untilDay({ until })),
  );
}

/** The same as a sentence or two, with the number of the license and the note. */
export function credentialStatement(credential: Credential, sources: CredentialSources): string {
  const { kind, status, note } = credential;
  const brief = credentialBrief(credential, sources);
  const said = { brief: status === 'held' ? brief : uncapitalize(brief) };
  const lines: Record<Credential['kind'], string> = {
    license: statements.license({ license: sources.license.number, ...said }),
    registration: status === 'held' ? statements.active(said) : statements.inProcess({ brief }),
    'set-aside': status === 'held' ? statements.plain(said) : statements.inProcess(said),
    experience: statements.plain({ brief }),
  };
  return note === null ? lines[kind] : `${lines[kind]} ${note}`;
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** Project P-2, 2025. */
function funded({ projects: ids = [] }: Credential, projects: CredentialSources['projects']): string {
  const named = projects.filter(({ id }) => ids.includes(id)).map(({ sheet, year }) => `${sheet}, ${year}`);
  const names = formatList(named);
  return named.length === 1 ? briefs.project({ names }) : briefs.projects({ names });
}

/** Credentials by what they are, what is held first; a status without one is left out. */
export function byStatus<Line extends Pick<Credential, 'status'>>(lines: readonly Line[]) {
  return (['held', 'in-process', 'experience'] as const)
    .map((status) => ({
      status,
      word: words[status],
      items: lines.filter((line) => line.status === status),
    }))
    .filter(({ items }) => items.length > 0);
}

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
