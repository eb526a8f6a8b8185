import type { OpeningDay } from '#content/records/site.ts';
import { minutesOf } from '#content/values/format.ts';
import { formatTime } from '#src/lib/format-words.ts';

/** A call for help: a day of the week and a time of day as `HH:MM`. */
interface Call {
  day: OpeningDay['day'];
  time: string;
}

/** The call that the agreement is drawn for. */
export const call: Call = { day: 'Tuesday', time: '10:00' };

/** Clock time and day so many hours after a call: 2:00 PM, Wed 10:00 AM. */
export function timeAfter({ day, time }: Call, week: readonly OpeningDay[], hours: number): string {
  const minutes = minutesOf(time) + hours * 60;
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  const clock = formatTime(clockTime(rest));
  if (days === 0) return clock;
  const today = week.findIndex((one) => one.day === day);
  return `${week[(today + days) % week.length]?.day.slice(0, 3)} ${clock}`;
}

/** `HH:MM` of so many minutes since midnight. */
export function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A stretch of time in hours since the call; what came before it is negative. */
export interface Span {
  from: number;
  to: number;
}

/** The stretches of office hours between `from` and `until`, cut off there. */
export function openSpans(call: Call, week: readonly OpeningDay[], from: number, until: number): Span[] {
  return daysOf(call, week, from, until).flatMap(({ start, open }) => {
    if (!open) return [];
    const span = {
      from: Math.max(from, start + hoursOf(open.from)),
      to: Math.min(until, start + hoursOf(open.to)),
    };
    return span.from < span.to ? [span] : [];
  });
}

/** The stretches between office hours. */
export function closedSpans(open: readonly Span[], from: number, until: number): Span[] {
  const edges = [from, ...open.flatMap((span) => [span.from, span.to]), until];
  return edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    return index % 2 === 0 && next !== undefined && next > edge ? [{ from: edge, to: next }] : [];
  });
}

/** The days from `from` to `until`, with the hour at which each begins. */
export function daysOf(
  call: Call,
  week: readonly OpeningDay[],
  from: number,
  until: number,
): (OpeningDay & { start: number })[] {
  const today = week.findIndex(({ day }) => day === call.day);
  const midnight = -hoursOf(call.time);
  const first = Math.floor((from - midnight) / 24);
  const last = Math.ceil((until - midnight) / 24) - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const offset = first + index;
    const day = week[(((today + offset) % week.length) + week.length) % week.length] as OpeningDay;
    return { ...day, start: midnight + offset * 24 };
  });
}

function hoursOf(time: string): number {
  return minutesOf(time) / 60;
}
