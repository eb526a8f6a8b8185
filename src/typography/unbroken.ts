import * as format from 'words:format';
import { longStaysWhole, unbrokenNames, unbrokenUnits } from 'words:typography';

/** Cuts a text into what may be broken at the end of a line and what may not (a name, a figure with its unit, a date …), in turns. */
export function splitUnbroken(text: string): string[] {
  return hasBreak.test(text) ? text.split(unbroken) : [text];
}

/** The same text with no-break spaces where it may not be broken, for what React does not set. */
export function withoutBreaks(text: string): string {
  return splitUnbroken(text)
    .map((part, index) => (index % 2 ? part.replaceAll(' ', '\u00a0') : part))
    .join('');
}

/** Without one of these a line cannot end inside the text. */
const hasBreak = /[\s(/–-]/;

const oneOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[()[\]/.]/g, String.raw`\$&`)).join('|');

const number = String.raw`\$?\d+(?:[.,]\d+)*[KM]?`;
const weekday = `(?:${oneOf(format.shortWeekdays)})`;
const time = `(?:${oneOf([format.morning, format.afternoon].map((half) => half({ clock: '#' }))).replaceAll('#', String.raw`\d+:\d\d`)})`;
// of another language the types know only the original's
const isLongWhole: boolean = longStaysWhole;
const dates = [...(isLongWhole ? [format.date, format.monthOfYear] : []), format.dayOfYear];
const dateParts = { month: `(?:${oneOf(format.months)})`, day: String.raw`\d{1,2}`, year: String.raw`\d+` };

export const unbroken = new RegExp(
  `(${[
    // not as a part of an address
    String.raw`(?<![@.-])(?:${oneOf(unbrokenNames)})\w*`,
    // a range, or a figure or range with its unit
    String.raw`(?:\d+ × )?${number}(?:–${number})?[+%]?[ -](?:${oneOf(unbrokenUnits)})s?\b`,
    `${number}–${number}[+%]?`,
    String.raw`\d+/\d+`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    isLongWhole ? `(?:${weekday}(?:–${weekday})? )?${time}(?:–${time})?` : time,
    `${weekday}–${weekday}`,
    // the last words of an address: the state with its ZIP code
    String.raw`[A-Z][a-z]+ \d{5}\b(?!-)`,
    String.raw`\b\d{5}-\d{4}\b`,
    String.raw`No\. \d+`,
    // a section of a law, a rule
    String.raw`ss?\. \d[\d.]*\d`,
    String.raw`\d+ CFR \d[\d.-]*\d`,
    ...dates.map((date) => date(dateParts)),
    // a sheet, form or refrigerant: P-2, W-9, R-410A
    String.raw`\b[A-Z]{1,3}-\d+\w*`,
  ].join('|')})`,
);
