import { localTime } from './local-time.ts';

/** A day's opening in local `HH:MM`, null where the office is closed. */
export type OpeningHours = { day: string; open: { from: string; to: string } | null };

/**
 * Today's weekday and until when the office is open at `now` (`HH:MM` in `timeZone`), or null while it is closed. The minute of opening counts
 * as open, the minute of closing as closed. Throws when the record has no such day.
 */
export function openUntil(
  hours: readonly OpeningHours[],
  timeZone: string,
  now: Date,
): { day: string; time: string } | null {
  const { weekday, time } = localTime(timeZone, now);
  const today = hours.find(({ day }) => day === weekday);
  if (!today) throw new Error(`The opening hours have no ${weekday}`);
  return today.open && today.open.from <= time && time < today.open.to
    ? { day: weekday, time: today.open.to }
    : null;
}
