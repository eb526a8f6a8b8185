import { localTime } from './local-time.ts';
import { type OpeningHours, openUntil } from './opening.ts';

/** Who answers a home now and when somebody comes: `late` until midnight, `night` from there until the new day. */
export type HomeState = 'office' | 'on-duty' | 'late' | 'night';

/** As much of the promise to homes as the clock decides, in `HH:MM`. */
export type HomeTimes = { callBy: string; nightEnds: string };

/**
 * The state of a home's promise at `now` by the clock in `timeZone`, and that clock's time (`HH:MM`). The minute of `callBy`
 * is still today's, the minute of `nightEnds` is the new day's. Throws when the opening hours lack the day.
 */
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
