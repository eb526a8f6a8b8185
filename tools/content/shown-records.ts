import type { Collection, Library, ReadRecord } from '#content/records/collection.ts';
import { collections } from '#content/records/collections.ts';
import { companyOf } from '#content/records/company.ts';
import { localDay } from '#src/lib/local-time.ts';

/** Today (`YYYY-MM-DD`) where the company is: what has a last day is measured by it. */
export function dayOf(library: Library): string {
  return localDay(companyOf(library).timeZone, new Date());
}

/** The records of a collection that are shown `today`: without those whose last day is past. */
export function shownRecords(
  { lastDay }: Pick<Collection, 'lastDay'>,
  records: readonly ReadRecord[],
  today: string,
): readonly ReadRecord[] {
  return lastDay ? records.filter(({ value }) => dayAt(value, lastDay) >= today) : records;
}

/** The day after which a site built `today` shows what has ended: the earliest last day on it, if any has one. */
export function firstLastDay(library: Library, today: string): string | undefined {
  return collections
    .flatMap((collection) =>
      shownRecords(collection, library[collection.name] ?? [], today).flatMap(({ value }) =>
        collection.lastDay ? [dayAt(value, collection.lastDay)] : [],
      ),
    )
    .sort()[0];
}

function dayAt(value: object, field: string): string {
  return (value as Record<string, string>)[field] as string;
}
