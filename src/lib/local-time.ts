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
