import { company } from 'records:company';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import { here } from 'words:language';
import type { ReplyKind } from '#content/records/promises.ts';

const hour = 3_600_000;

/** Until when an answer to what was received then is promised, in the language of whoever waits for it: Monday, November 23, 10:40 AM. */
export function answerBy(kind: ReplyKind, received: number): string {
  const { everyDay } = promises.replies;
  let time = received;
  for (let left = promises.replies[kind].hours; left > 0; left -= 1) {
    time += hour;
    // a day on which nobody is there adds none of its hours
    while (!everyDay && isClosed(time)) time += hour;
  }
  const options = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return inOfficeTime(time, options, here.locale);
}

/** The same for a mail to the office: Sunday, November 22, 2026, 10:40 AM. */
export function receivedAt(time: number): string {
  return inOfficeTime(time, { dateStyle: 'full', timeStyle: 'short' });
}

function isClosed(time: number): boolean {
  const weekday = inOfficeTime(time, { weekday: 'long' });
  return hours.days.some(({ day, open }) => day === weekday && open === null);
}

function inOfficeTime(time: number, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: company.timeZone }).format(time);
  // Node's spaces before AM are narrow ones, and its dates say "at"
  return text.replace(/ /g, ' ').replace(' at ', ', ');
}
