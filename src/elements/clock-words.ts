import { clockOf } from '#content/values/format.ts';

// the script that knows the clock is the same in every language: the document says what its language calls things, where that is not English

/** Time of day from `HH:MM`: 7:00 AM. */
export function clockTime(time: string): string {
  const { clock, isMorning } = clockOf(time);
  const [morning = 'AM', afternoon = 'PM'] = document.documentElement.dataset.halves?.split('|') ?? [];
  return `${clock} ${isMorning ? morning : afternoon}`;
}

/** A day of the week from its English name. */
export function weekdayName(day: string): string {
  const names = document.documentElement.dataset.weekdays?.split(' ') ?? [];
  return names[english.indexOf(day)] ?? day;
}

const english = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
