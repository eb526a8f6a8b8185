import { company } from 'records:company';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import { here } from 'words:language';
import { language } from 'words:office';
import { oneLine } from '#src/lib/clean-entry.ts';
import { cutText, wholeText } from '#src/lib/message-text.ts';
import type { FieldValues } from '#src/lib/validate-form.ts';
import type { Form } from '#src/views/form.ts';
import { forms } from '#src/views/forms.ts';
import type { Kept } from './store/message.ts';

const hour = 3_600_000;

/** Until when an answer to what was received then is promised, in the language of whoever waits for it: Monday, November 23, 10:40 AM. */
export function answerBy(form: string, received: number): string {
  const { hours: within } = promises.replies[recordOf(form)?.reply ?? 'quote'];
  // where no day is open, they all count
  const everyDay = promises.replies.everyDay || hours.days.every(({ open }) => open === null);
  let time = received;
  for (let left = within; left > 0; left -= 1) {
    time += hour;
    while (!everyDay && isClosed(time)) time += hour;
  }
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return inOfficeTime(time, { ...day, hour: 'numeric', minute: '2-digit' }, here.locale);
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
  // dates of Node say "at", and its Spanish "a.m."; pages say "a. m."
  return text.replace(' at ', ', ').replace('.m.', '. m.');
}

/** What somebody sent, as lines of text; of a form that has left the site since, nothing. */
export function textOf(form: string, entries: FieldValues): string {
  return wholeText(entries, recordOf(form)?.fields ?? {});
}

function recordOf(form: string): Form | undefined {
  const records: Record<string, Form> = forms;
  return Object.hasOwn(records, form) ? records[form] : undefined;
}

/** What was filled in, each with what its field is called; of a form that has left the site since, with its name. */
export function filledIn({ form, entries }: Pick<Kept, 'form' | 'entries'>) {
  const fields = recordOf(form)?.fields ?? {};
  return Object.entries(entries).flatMap(([name, value]) => {
    const label = name === 'language' ? language : (fields[name]?.label ?? name);
    return value === '' ? [] : { label, value };
  });
}

/** A message as the office reads it, in the words of its form, whichever way it comes. */
export function composeNotice({ reference, form, received, entries }: Kept) {
  const title = recordOf(form)?.title ?? form;
  const lines = filledIn({ form, entries }).map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const { name = '', email } = entries;
  return {
    /** The same for every try, so that whoever receives it can tell a second copy. */
    id: reference,
    // a header is one line
    subject: cutText(oneLine(`${title} ${reference}: ${name}`), 120, '…'),
    text: `${lines.join('\n')}\n\n${receivedAt(received)}\n${reference}\n`,
    replyTo: email ? { name: oneLine(name), address: email } : undefined,
  };
}
