import { randomInt } from 'node:crypto';

// no letter that looks like a figure, and no vowel that could make a word
const letters = '0123456789BCDFGHJKLMNPQRSTVWXZ';

/** What a visitor can read out over the phone: 7F3K-29QX. One of 656 thousand million. */
export function newReference(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Whether it could be one: the address of the page that says "received" ends with it. */
export function isReference(text: string): boolean {
  return /^[0-9B-DF-HJ-NP-TV-XZ]{4}-[0-9B-DF-HJ-NP-TV-XZ]{4}$/.test(text);
}
