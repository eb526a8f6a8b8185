import { hours as office } from 'records:hours';
import type { OpeningDay } from '#content/records/site.ts';
import { minutesOf } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { evenTicks } from '#src/lib/scale.ts';

const week = office.days;

/** The call that the agreement is drawn for; hours are counted from it, negative before. */
export const call = { day: 'Tuesday', time: '10:00' } as const;

/** Clock time and day so many hours after the call: 2:00 PM, Wed 10:00 AM. */
export function timeAfter(hours: number): string {
  const minutes = minutesOf(call.time) + hours * 60;
  const clock = formatTime(clockTime(minutes % 1440));
  const days = Math.floor(minutes / 1440);
  if (days === 0) return clock;
  const today = week.findIndex(({ day }) => day === call.day);
  const { day } = week.at((today + days) % week.length) as OpeningDay;
  return `${formatWeekday(day, 'short')} ${clock}`;
}

/** `HH:MM` of so many minutes since midnight. */
export function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The stretches of office hours between `from` and `until`, cut off there. */
export function openSpans(from: number, until: number) {
  return daysOf(from, until).flatMap(({ start, open }) => {
    if (!open) return [];
    const opens = Math.max(from, start + hoursOf(open.from));
    const closes = Math.min(until, start + hoursOf(open.to));
    return opens < closes ? [{ from: opens, to: closes }] : [];
  });
}

/** The days from `from` to `until`, with the hour at which each begins. */
export function daysOf(from: number, until: number) {
  const today = week.findIndex(({ day }) => day === call.day);
  const midnight = -hoursOf(call.time);
  const first = Math.floor((from - midnight) / 24);
  const last = Math.ceil((until - midnight) / 24) - 1;
  return evenTicks(first, last, 1).map((offset) => {
    const day = week.at((today + offset) % week.length) as OpeningDay;
    return { ...day, start: midnight + offset * 24 };
  });
}

function hoursOf(time: string): number {
  return minutesOf(time) / 60;
}
