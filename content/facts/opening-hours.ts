import { formatList, formatTime } from '../format.ts';
import { hours } from '../records/hours/hours.ts';
import type { OpeningDay } from '../records/hours/schema.ts';

// When the office is open, as it stands in sentences.

const groups = groupHours(hours.days);
const open = hours.days.filter((day) => day.open !== null).map(({ day }) => day);
const [first = '', last = ''] = [open.at(0), open.at(-1)];
const isEveryDay = open.length === hours.days.length;
const span = hours.days.findLastIndex((day) => day.open) - hours.days.findIndex((day) => day.open) + 1;
const named = span === open.length ? `${first} to ${last}` : formatList(open);

/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groups.map(({ days, time }) => ({ days, time: time ?? 'emergency only' }));
/** Mon–Fri 7:00 AM–6:00 PM, Sat 8:00 AM–4:00 PM. */
export const businessHours = groups
  .filter(({ time }) => time !== null)
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ');
/** The days on which routine work is done: Monday to Saturday. */
export const openWeek = { first, last, isEveryDay, days: isEveryDay ? 'every day' : named };

function groupHours(days: readonly OpeningDay[]): { days: string; time: string | null }[] {
  const found: { first: string; last: string; time: string | null }[] = [];
  for (const { day, open } of days) {
    const time = open && `${formatTime(open.from)}–${formatTime(open.to)}`;
    const group = found.at(-1);
    if (group && group.time === time) group.last = day;
    else found.push({ first: day, last: day, time });
  }
  const short = (day: string) => day.slice(0, 3);
  return found.map(({ first, last, time }) => ({
    days: first === last ? short(first) : `${short(first)}–${short(last)}`,
    time,
  }));
}
