/** Weekday (Monday) and `HH:MM` as the clock on the wall in `timeZone` shows them at `now`. */
export function localTime(timeZone: string, now: Date): { weekday: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { weekday: String(parts.weekday), time: `${parts.hour}:${parts.minute}` };
}

/** The date (`YYYY-MM-DD`) that the calendar in `timeZone` shows at `now`. */
export function localDay(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
