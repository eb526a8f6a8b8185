import { formatDate, formatDayOrMonth, formatList } from '../format.ts';
import type { Company } from '../records/company/schema.ts';
import type { Credential } from '../records/credentials/schema.ts';

/** What a credential's line is made from, besides its own record. */
export interface CredentialSources {
  license: Company['license'];
  projects: readonly { id: string; sheet: string; year: number }[];
}

/** What the status of a credential rests on: number, first and last day, projects, note. License and projects have their own records. */
export function credentialStatement(credential: Credential, sources: CredentialSources): string {
  const { kind, status, date, note } = credential;
  const isHeld = status === 'held';
  const sentences: Record<Credential['kind'], (string | null)[]> = {
    license: [licenseLine(credential, sources.license)],
    registration: [isHeld ? period('Active', credential) : null],
    'set-aside': [
      isHeld ? held(credential) : date && `In process; not yet certified, ${formatDayOrMonth(date)}.`,
    ],
    experience: [funded(credential, sources.projects)],
  };
  return [...sentences[kind], note].filter((sentence) => sentence !== null).join(' ');
}

function licenseLine({ validThrough }: Credential, { number, class: kind }: Company['license']): string {
  const valid = validThrough === null ? '' : ` Valid until ${formatDate(validThrough)}.`;
  return `License no.: ${number}, ${kind}.${valid}`;
}

function held({ number, ...credential }: Credential): string | null {
  return number === null ? period('From', credential) : period(`No. ${number}, from`, credential);
}

/** A first and a last day, as far as they are known. */
function period(
  word: string,
  { date, validThrough }: Pick<Credential, 'date' | 'validThrough'>,
): string | null {
  if (date === null) return null;
  return validThrough === null
    ? `${word} ${formatDayOrMonth(date)}.`
    : `${word} ${formatDayOrMonth(date)}, to ${formatDate(validThrough)}.`;
}

/** Project P-2, 2025. */
function funded({ projects: ids = [] }: Credential, projects: CredentialSources['projects']): string | null {
  const named = projects.filter(({ id }) => ids.includes(id)).map(({ sheet, year }) => `${sheet}, ${year}`);
  return named.length === 0 ? null : `${named.length === 1 ? 'Project' : 'Projects'} ${formatList(named)}.`;
}
