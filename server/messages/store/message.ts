import { randomInt } from 'node:crypto';

/** A message as it is kept. Times are milliseconds since 1970, in UTC. */
export interface Message {
  reference: string;
  form: string;
  received: number;
  /** What was filled in, by field name, in the order of the form. */
  entries: Record<string, string>;
  /** The field that no person sees was filled in: kept and listed, never mailed. */
  isSuspect: boolean;
  mail: 'waiting' | 'mailed' | 'unsure' | 'given up';
  /** `untried` where there was no web hook. */
  webhook: 'untried' | 'waiting' | 'sent' | 'given up';
  tries: number;
}

/** A message that has just come in; `key` is the same whenever the same submission is sent again. */
export type NewMessage = Pick<Message, 'form' | 'received' | 'entries' | 'isSuspect'> & { key: string };

/** A message by itself, or as one process alone may send it one way until its lease ends; `tries` are those of this way. */
export type Kept = Omit<Message, 'mail' | 'webhook'>;

export type Taken = Kept & { isNew: boolean };

// no vowel, which could make a word, or look like a figure
const letters = '0123456789BCDFGHJKLMNPQRSTVWXZ';

/** What a visitor can read out over the phone: 7F3K-29QX. One of 656 thousand million. */
export function newReference(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
