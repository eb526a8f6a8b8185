import { hours } from 'records:hours';
import { footer } from 'words:shell';
import type { OpeningDay } from '#content/records/places.ts';
import { formatTime } from '#content/values/format.ts';

const groups = groupHours(hours.days);

/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groups.map(({ days, time }) => ({ days, time: time ?? footer.closed }));
/** The same as a chart draws them: each with the names of its days, and from when to when. */
export const officeWeek = groups.map(({ members, ...group }) => ({
  ...group,
  names: members.map(({ day }) => day),
  open: members[0].open,
}));

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
