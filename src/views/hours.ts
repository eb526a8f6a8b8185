import { hours } from 'records:hours';
import { footer } from 'words:shell';
import type { OpeningDay } from '#content/records/site.ts';
import { sameHours } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';

const shortName = ({ day }: OpeningDay) => formatWeekday(day, 'short');

/** Days with the same hours together, as a chart draws them: Mon–Fri, each with the names of its days, and from when to when. */
export const officeWeek = sameHours(hours.days).map((days) => {
  const [{ open }] = days;
  const [first, last] = [days[0], days.at(-1) ?? days[0]].map(shortName);
  return {
    days: first === last ? String(first) : `${first}–${last}`,
    names: days.map(({ day }) => day),
    open,
    time: open && `${formatTime(open.from)}–${formatTime(open.to)}`,
  };
});

/** The same as a list says them. */
export const officeHours = officeWeek.map(({ days, time }) => ({ days, time: time ?? footer.closed }));
