import type { OpeningDay } from '#content/records/places.ts';
import { minutesOf } from '#content/values/format.ts';

/** A call for help: a day of the week and a time of day as `HH:MM`. */
interface Call {
  day: OpeningDay['day'];
  time: string;
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
