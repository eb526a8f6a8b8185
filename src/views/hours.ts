import { hours } from 'records:hours';
import { footer } from 'words:shell';
import { sameHours } from '#content/values/format.ts';
import { formatTime, formatWeekday } from '#src/lib/format-words.ts';

/** Days with the same hours together: Mon–Fri, each with the names of its days, and from when to when or that it is closed. */
export const officeHours = sameHours(hours.days).map((days) => {
  const [{ day: first, open }] = days;
  const { day: last } = days.at(-1) ?? days[0];
  const [from, to] = [formatWeekday(first, 'short'), formatWeekday(last, 'short')];
  return {
    days: first === last ? from : `${from}–${to}`,
    names: days.map(({ day }) => day),
    open,
    time: open ? `${formatTime(open.from)}–${formatTime(open.to)}` : footer.closed,
  };
});
