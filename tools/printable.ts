import { stripVTControlCharacters } from 'node:util';

/** A text as a terminal may show it: what would steer the terminal, or turn the line around, stands there by its number. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(
    /(?![\n\t])\p{C}|[\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
