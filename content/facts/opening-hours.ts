import { hours } from 'records:hours';
import type { OpeningDay } from '../records/places.ts';
import { formatList, formatTime } from '../values/format.ts';

// When the office is open, as it stands in sentences.

const groups = groupHours(hours.days);
const open = hours.days.filter((day) => day.open !== null).map(({ day }) => day);
const [first = '', last = ''] = [open.at(0), open.at(-1)];
const isEveryDay = open.length === hours.days.length;
const span = hours.days.findLastIndex((day) => day.open) - hours.days.findIndex((day) => day.open) + 1;
const named = span === open.length ? `${first} to ${last}` : formatList(open);

/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groups.map(({ days, time }) => ({ days, time: time ?? 'emergency only' }));
/** The same as a chart draws them: each with the names of its days, and from when to when. */
export const officeWeek = groups.map(({ members, ...group }) => ({
  ...group,
  names: members.map(({ day }) => day),
  open: members[0].open,
}));
/** Mon–Fri 7:00 AM–6:00 PM, Sat 8:00 AM–4:00 PM. */
export const businessHours = groups
  .filter(({ time }) => time !== null)
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ');
/** The days on which routine work is done: Monday to Saturday. */
export const openWeek = { first, last, isEveryDay, days: isEveryDay ? 'every day' : named };

interface Group {
  days: string;
  time: string | null;
  members: [OpeningDay, ...OpeningDay[]];
}

function groupHours(week: readonly OpeningDay[]): Group[] {
  const found: Group[] = [];
  for (const day of week) {
    const short = day.day.slice(0, 3);
    const time = day.open && `${formatTime(day.open.from)}–${formatTime(day.open.to)}`;
    const group = found.at(-1);
    if (group && group.time === time) {
      group.members.push(day);
      group.days = `${group.members[0].day.slice(0, 3)}–${short}`;
    } else found.push({ days: short, time, members: [day] });
  }
  return found;
}
