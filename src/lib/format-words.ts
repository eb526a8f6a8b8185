import * as words from 'words:format';
import type { Pay } from '#content/records/fields.ts';
import { clockOf, formatDollars, formatRange, weekdays } from '#content/values/format.ts';

/** Time of day on the 12-hour clock from `HH:MM`: 7:00 AM. */
export function formatTime(time: string): string {
  const { clock, isMorning } = clockOf(time);
  return isMorning ? words.morning({ clock }) : words.afternoon({ clock });
}

/** The same without minutes on the hour: 8 PM, 8:30 PM. */
export function formatShortTime(time: string): string {
  return formatTime(time).replace(':00', '');
}

/** A date from `YYYY-MM-DD`, without Intl as all of #content/values/format.ts: November 21, 2026. */
export function formatDate(date: string): string {
  return words.date(partsOf(date));
}

/** The same without its year: November 21. */
export function formatDay(date: string): string {
  return words.dayOfYear(partsOf(date));
}

/** The day of `YYYY-MM-DD`, or the month of `YYYY-MM`, for which something is stated: November 2026. */
export function formatDayOrMonth(date: string): string {
  return date.length > 'YYYY-MM'.length ? formatDate(date) : words.monthOfYear(partsOf(date));
}

/** From one day to another, the year once where it is the same: February 2 to March 11, 2027. */
export function formatPeriod(from: string, to: string): string {
  return from.slice(0, 4) === to.slice(0, 4)
    ? words.period({ from: formatDay(from), to: formatDate(to) })
    : words.longPeriod({ from: formatDate(from), to: formatDate(to) });
}

/** Names in a sentence: Broward, Palm Beach and Miami-Dade. */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : words.list({ names: names.slice(0, -1).join(', '), last });
}

/** Pay: $30–$35/hour plus bonuses. */
export function formatPay({ hasBonuses, ...range }: Pay): string {
  const pay = formatRange(range, formatDollars);
  return hasBonuses ? words.payWithBonuses({ pay }) : words.pay({ pay });
}

/** A day of the week as the language calls it, from its English name, as records have it. */
export function formatWeekday(day: (typeof weekdays)[number], length: 'long' | 'short' = 'long'): string {
  const index = weekdays.indexOf(day);
  return (length === 'long' ? words.weekdays : words.shortWeekdays)[index] ?? day;
}

function partsOf(date: string) {
  const [year, number = 0, day = 1] = date.split('-').map(Number);
  const month = words.months[number - 1];
  if (!year || !month) throw new Error(`"${date}" is no date`);
  return { year: String(year), month, day };
}
