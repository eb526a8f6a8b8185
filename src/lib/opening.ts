/** A day's opening in local `HH:MM`, null where the office is closed. */
export type OpeningHours = { day: string; open: { from: string; to: string } | null };

/**
 * Until when the office is open at `now` (`HH:MM` in `timeZone`), or null while it is closed. The minute of opening counts
 * as open, the minute of closing as closed. Throws when the record has no such day.
 */
export function openUntil(hours: readonly OpeningHours[], timeZone: string, now: Date): string | null {
  const { weekday, time } = localTime(timeZone, now);
  const today = hours.find(({ day }) => day === weekday);
  if (!today) throw new Error(`The opening hours have no ${weekday}`);
  return today.open && today.open.from <= time && time < today.open.to ? today.open.to : null;
}

/** Weekday and `HH:MM` as the clock on the wall in `timeZone` shows them. */
function localTime(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { weekday: parts.weekday, time: `${parts.hour}:${parts.minute}` };
}
