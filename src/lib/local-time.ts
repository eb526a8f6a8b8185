import { weekdays } from '#content/values/format.ts';

/** Date (`YYYY-MM-DD`), weekday (Monday) and `HH:MM` as calendar and clock on the wall in `timeZone` show them at `now`. */
export function localTime(timeZone: string, now: Date) {
  const written = isoTime(timeZone, now);
  const date = written.slice(0, 10);
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7] as (typeof weekdays)[number];
  return { date, weekday, time: written.slice(11, 16) };
}

/** Date and time as ISO 8601 writes them, by Temporal where it is: the first use of Intl costs a weak phone one task of over 100 ms. */
function isoTime(timeZone: string, now: Date): string {
  if ('Temporal' in globalThis)
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toString();
  // as Swedes write it
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
}

/** A day's opening in local `HH:MM`, null where the office is closed. */
export type OpeningHours = { day: string; open: { from: string; to: string } | null };

/** Today's weekday and until when (`HH:MM`) the office is open at `now`, null while it is closed, as it is in the minute of closing. */
export function openUntil(hours: readonly OpeningHours[], timeZone: string, now: Date) {
  const { weekday, time } = localTime(timeZone, now);
  const open = hours.find(({ day }) => day === weekday)?.open;
  return open && open.from <= time && time < open.to ? { day: weekday, time: open.to } : null;
}

/** Who answers a home now and when somebody comes: `late` until midnight, `night` from there until the new day. */
export type HomeState = 'office' | 'on-duty' | 'late' | 'night';

export type HomeTimes = { callBy: string; nightEnds: string };

/** Who answers at `now`, and the local time (`HH:MM`): the minute of `callBy` is still today's, that of `nightEnds` the new day's. */
export function homeState(
  hours: readonly OpeningHours[],
  { callBy, nightEnds }: HomeTimes,
  timeZone: string,
  now: Date,
): { state: HomeState; time: string } {
  const { time } = localTime(timeZone, now);
  if (time < nightEnds) return { state: 'night', time };
  if (time > callBy) return { state: 'late', time };
  return { state: openUntil(hours, timeZone, now) === null ? 'on-duty' : 'office', time };
}
