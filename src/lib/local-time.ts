/** Weekday (Monday) and `HH:MM` as the clock on the wall in `timeZone` shows them at `now`. */
export function localTime(timeZone: string, now: Date): { weekday: string; time: string } {
  const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...shown }).formatToParts(now);
  const { weekday, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { weekday: String(weekday), time: `${hour}:${minute}` };
}

/** The date (`YYYY-MM-DD`, as Swedes write it) that the calendar in `timeZone` shows at `now`. */
export function localDay(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
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
