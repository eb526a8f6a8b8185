import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'vite';

/** What is thrown where content is wrong: how many faults, then each on a line of its own. */
export function contentFaults(faults: readonly string[]): Error {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return new ContentFaults(`${count} in the content\n${printable(faults.join('\n'))}`);
}

class ContentFaults extends Error {}

/** In development every module throws what is wrong with the records: lets the logger say it once, until `reset`. */
export function sayFaultsOnce(logger: Logger): { note(error: unknown): void; reset(): void } {
  const { error } = logger;
  let faults: string | undefined;
  logger.error = (message, options) => {
    if (!faults || !message.includes(faults)) error(message, options);
  };
  return {
    note: (thrown) => {
      if (!(thrown instanceof ContentFaults) || faults === thrown.message) return;
      faults = thrown.message;
      error(faults);
    },
    reset: () => {
      faults = undefined;
    },
  };
}

/** A text as a terminal may show it: what would steer the terminal, or turn the line around, stands there by its number. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(
    /(?![\n\t])\p{C}|[\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
