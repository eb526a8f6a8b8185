import type { Range } from '../records/fields.ts';
import type { OpeningDay } from '../records/places.ts';

/**
 * A value that a sentence may name, with its unit: text, yes or no, a count, percent, dollars (`short` as $2M), a time of day
 * (`HH:MM`), a day (`YYYY-MM-DD`), names, days of the week (`Monday`), a range; null where the records leave it open. content/facts/format-fact.ts writes each in a language.
 */
export type Fact =
  | string
  | boolean
  | null
  | { count: number }
  | { percent: number }
  | { dollars: number; isShort?: true }
  | { time: string }
  | { date: string }
  | { names: readonly string[] }
  | { weekdays: readonly OpeningDay['day'][] }
  | { range: Range; of?: 'dollars' | 'short dollars' }
  | { week: readonly OpeningDay[] };

/** Facts by the name that sentences use. */
export type Facts = Readonly<Record<string, Fact>>;
