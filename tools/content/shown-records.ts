import { type Collection, type Library, type ReadRecord, recordsOf } from '#content/records/collection.ts';
import { collections } from '#content/records/collections.ts';
import type { Company } from '#content/records/company.ts';
import type { Program } from '#content/records/training.ts';
import { localDay } from '#src/lib/local-time.ts';

/** Today (`YYYY-MM-DD`) where the company is: what has a last day is measured by it. */
export function dayOf(library: Library): string {
  const [company] = recordsOf<Company>(library, 'company');
  return localDay((company as Company).timeZone, new Date());
}

/** The records of a collection that are shown `today`: without those whose last day is past. */
export function shownRecords(
  { lastDay }: Pick<Collection, 'lastDay'>,
  records: readonly ReadRecord[],
  today: string,
): readonly ReadRecord[] {
  return lastDay ? records.filter(({ value }) => String(value[lastDay]) >= today) : records;
}

/** The day after which a site built `today` shows what has ended: the earliest last day on it, if any has one. */
export function firstLastDay(library: Library, today: string): string | undefined {
  const days = collections.flatMap(({ name, lastDay }) => {
    const shown = lastDay ? shownRecords({ lastDay }, library[name] ?? [], today) : [];
    return shown.map(({ value }) => String(value[lastDay as string]));
  });
  // search engines are told of those starts alone for which one may still apply
  const starts = recordsOf<Program>(library, 'programs').flatMap(({ sessions }) =>
    sessions.map(({ applyBy }) => applyBy),
  );
  return [...days, ...starts.filter((applyBy) => applyBy >= today)].sort()[0];
}
