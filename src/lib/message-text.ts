import { formWords } from 'words:forms';
import { encodeLines } from './contact-href.ts';
import type { Fields, FieldValues } from './validate-form.ts';

// Windows starts no program with an address over 2,048 signs, as it is encoded: the rest is for the address and a subject
const limit = 1750;

/** What somebody filled in as lines of text: `Name: Ana`. A choice as it reads in its list; empty fields are left out. */
export function wholeText(values: FieldValues, fields: Fields): string {
  const lines = Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!value || !field) return [];
    const chosen = field.type === 'choice' && field.options.find((option) => option.value === value);
    return [`${field.label}: ${chosen ? chosen.label : value}`];
  });
  return lines.join('\n');
}

/** The same for the address of a mail or text message. What an address has no room for is cut off, and said. */
export function messageText(values: FieldValues, fields: Fields): string {
  return cutText(wholeText(values, fields), limit, `…\n${formWords.cut}`, (part) => encodeLines(part).length);
}

/** A text of at most `limit` by `sizeOf`, cut behind a whole letter as people see one, and then ended by `end`. */
export function cutText(text: string, limit: number, end: string, sizeOf = (part: string) => part.length) {
  if (sizeOf(text) <= limit) return text;
  let left = limit - sizeOf(end);
  let cut = '';
  for (const letter of lettersOf(text)) {
    left -= sizeOf(letter);
    if (left < 0) break;
    cut += letter;
  }
  return cut.trimEnd() + end;
}

function* lettersOf(text: string): Iterable<string> {
  // Firefox has it since 2024
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
