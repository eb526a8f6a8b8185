import { hours as office } from 'records:hours';
import type { OpeningDay } from '#content/records/site.ts';
import { minutesOf } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { evenTicks } from '#src/lib/scale.ts';

const week = office.days;

/** The call that the agreement is drawn for, at a full hour; all others are counted from it, negative before. */
export const call = { day: 'Tuesday', hour: 10 } as const;

/** The clock so many hours after the call, as `HH:MM`. */
export function clockAfter(hours: number): string {
  const minutes = Math.round(((call.hour + hours) % 24) * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Clock time and day so many hours after the call: 2:00 PM, Wed 10:00 AM. */
export function timeAfter(hours: number): string {
  const clock = formatTime(clockAfter(hours));
  const days = Math.floor((call.hour + hours) / 24);
  return days === 0 ? clock : `${formatWeekday(dayAfter(days).day, 'short')} ${clock}`;
}

/** The stretches of office hours between `from` and `until`, cut off there. */
export function openSpans(from: number, until: number) {
  return daysOf(from, until).flatMap(({ start, open }) => {
    if (!open) return [];
    const opens = Math.max(from, start + minutesOf(open.from) / 60);
    const closes = Math.min(until, start + minutesOf(open.to) / 60);
    return opens < closes ? [{ from: opens, to: closes }] : [];
  });
}

/** The days from `from` to `until`, with the hour at which each begins. */
export function daysOf(from: number, until: number) {
  const first = Math.floor((call.hour + from) / 24);
  const last = Math.ceil((call.hour + until) / 24) - 1;
  return evenTicks(first, last, 1).map((days) => ({ ...dayAfter(days), start: days * 24 - call.hour }));
}

function dayAfter(days: number) {
  const today = week.findIndex(({ day }) => day === call.day);
  return week.at((today + days) % week.length) as OpeningDay;
}
