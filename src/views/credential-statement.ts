import { company } from 'records:company';
import { projects } from 'records:projects';
import { brief as briefs, statement as statements, status as words } from 'words:credentials';
import type { Credential } from '#content/records/credentials.ts';
import { uncapitalize } from '#content/values/format.ts';
import { formatDate, formatDayOrMonth, formatList } from '#src/lib/format-words.ts';

/** What the status of a credential rests on, for a cell: number and days, class and last day, month, project. */
export function credentialBrief(credential: Credential): string {
  const { kind, status, number, date, validThrough } = credential;
  if (kind === 'experience') return funded(credential);
  if (status !== 'held') return briefs.notYet({ since: formatDayOrMonth(String(date)) });
  const until = validThrough && formatDate(validThrough);
  if (kind === 'license') return joined(company.license.class, until && briefs.until({ until }));
  const from = date && formatDayOrMonth(date);
  return joined(
    number && briefs.number({ number }),
    from,
    until && (from ? briefs.toDay({ until }) : briefs.untilDay({ until })),
  );
}

/** The same as a sentence or two, with the number of the license and the note. */
export function credentialStatement(credential: Credential): string {
  const { kind, status, note } = credential;
  const brief = credentialBrief(credential);
  const said = { brief: status === 'held' ? brief : uncapitalize(brief) };
  const lines: Record<Credential['kind'], string> = {
    license: statements.license({ license: company.license.number, ...said }),
    registration: status === 'held' ? statements.active(said) : statements.inProcess({ brief }),
    'set-aside': status === 'held' ? statements.plain(said) : statements.inProcess(said),
    experience: statements.plain({ brief }),
  };
  return note === null ? lines[kind] : `${lines[kind]} ${note}`;
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function funded({ projects: ids = [] }: Credential): string {
  const named = projects.filter(({ id }) => ids.includes(id)).map(({ sheet, year }) => `${sheet}, ${year}`);
  return (named.length === 1 ? briefs.project : briefs.projects)({ names: formatList(named) });
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
