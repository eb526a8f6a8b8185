import { randomInt } from 'node:crypto';

/** A way out of the store, with a state of its own: neither holds up the other. */
export type Way = 'mail' | 'webhook';

/** A message as it is kept. Times are milliseconds since 1970, in UTC. */
export interface Message {
  /** What the visitor was told: 7F3K-29QX. */
  reference: string;
  /** Which form it comes from: contact, quote, subcontractor, training or careers. */
  form: string;
  received: number;
  /** What was filled in, by field name, in the order of the form. */
  entries: Record<string, string>;
  /** The field that no person sees was filled in: kept and listed, never mailed. */
  isSuspect: boolean;
  /** Where it stands on its way to the office. */
  mail: 'waiting' | 'mailed' | 'unsure' | 'given up';
  /** The same for the web hook; `untried` where there was none. */
  webhook: 'untried' | 'waiting' | 'sent' | 'given up';
  tries: number;
}

/** A message that has just come in; `key` is the same whenever the same submission is sent again. */
export type NewMessage = Pick<Message, 'form' | 'received' | 'entries' | 'isSuspect'> & { key: string };

/** The message that is kept under a key: the one just sent, or what was taken already. */
export type Taken = Pick<Message, 'reference' | 'form' | 'received' | 'entries' | 'isSuspect'> & {
  isNew: boolean;
};

/** A message that this process alone may send one way until its lease ends; `tries` are those of this way. */
export type Leased = Pick<Message, 'reference' | 'form' | 'received' | 'entries' | 'tries'>;

/** The messages that are to be sent one way. */
export interface Queue {
  way: Way;
  /** The next message that no other process holds, held until `now + lease`. */
  lease: (now: number, lease: number) => Promise<Leased | undefined>;
  /** From here on its fate is not known until one of the next three is called: the receiver is being given the text. */
  markUnsure: (reference: string) => Promise<void>;
  markSent: (reference: string, now: number) => Promise<void>;
  /** It surely was not sent: to be tried again at `next`. */
  postpone: (reference: string, next: number) => Promise<void>;
  giveUp: (reference: string, now: number) => Promise<void>;
}

// no vowel, which could make a word, or look like a figure
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
