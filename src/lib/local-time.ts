/** Weekday (Monday) and `HH:MM` as the clock on the wall in `timeZone` shows them at `now`. */
export function localTime(timeZone: string, now: Date): { weekday: string; time: string } {
  const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const { weekday, hour, minute } = partsAt(now, { timeZone, ...shown });
  return { weekday: String(weekday), time: `${hour}:${minute}` };
}

/** The date (`YYYY-MM-DD`) that the calendar in `timeZone` shows at `now`. */
export function localDay(timeZone: string, now: Date): string {
  const { year, month, day } = partsAt(now, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}

function partsAt(now: Date, options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(now);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
