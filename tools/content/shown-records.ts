import { type Collection, type Library, type ReadRecord, recordsOf } from '#content/records/collection.ts';
import type { Company } from '#content/records/company.ts';
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
