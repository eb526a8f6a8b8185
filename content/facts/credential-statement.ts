import type { Company } from '../records/company.ts';
import type { Credential } from '../records/credentials.ts';
import { formatDate, formatDayOrMonth, formatList, uncapitalize } from '../values/format.ts';

/** What a credential's line is made from, besides its own record. */
export interface CredentialSources {
  license: Company['license'];
  projects: readonly { id: string; sheet: string; year: number }[];
}

/** What the status of a credential rests on, for a cell: number and days, class and last day, month, project. */
export function credentialBrief(credential: Credential, { license, projects }: CredentialSources): string {
  const { kind, status, number, date, validThrough } = credential;
  if (kind === 'experience') return funded(credential, projects);
  if (status !== 'held') return `Not yet certified, ${formatDayOrMonth(String(date))}`;
  const until = validThrough && formatDate(validThrough);
  if (kind === 'license') return joined(license.class, until && `valid until ${until}`);
  const from = date && formatDayOrMonth(date);
  return joined(number && `No. ${number}`, from, until && `${from ? 'to' : 'until'} ${until}`);
}

/** The same as a sentence or two, with the number of the license and the note. */
export function credentialStatement(credential: Credential, sources: CredentialSources): string {
  const { kind, status, note } = credential;
  const brief = credentialBrief(credential, sources);
  const lines: Record<Credential['kind'], string> = {
    license: `License no.: ${sources.license.number}, ${brief}.`,
    registration: `${status === 'held' ? 'Active ' : 'In process; '}${brief}.`,
    'set-aside': status === 'held' ? `${brief}.` : `In process; ${uncapitalize(brief)}.`,
    experience: `${brief}.`,
  };
  return note === null ? lines[kind] : `${lines[kind]} ${note}`;
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** Project P-2, 2025. */
function funded({ projects: ids = [] }: Credential, projects: CredentialSources['projects']): string {
  const named = projects.filter(({ id }) => ids.includes(id)).map(({ sheet, year }) => `${sheet}, ${year}`);
  return `${named.length === 1 ? 'Project' : 'Projects'} ${formatList(named)}`;
}
