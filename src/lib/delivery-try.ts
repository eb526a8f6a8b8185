import type { Delivery, Receipt } from './delivery.ts';
import type { FieldErrors } from './validate-form.ts';

/** A message on its way. */
export interface Post {
  address: string;
  body: string;
  /** The same for every try, so that the receiver takes the message once. */
  key: string;
  /** Whether only an answer with a reference says that the message is stored: a static host may answer 200 to anything. */
  needsReceipt: boolean;
  /** When, by `performance.now()`, nobody waits for it any longer. */
  until: number;
}

/** Then a connection that says nothing is given up for a new one. */
const tryTimeout = 6000;
/** Answers of a receiver that may do better the next time; any other 4xx will not. */
const passing = [408, 425];

/** Posts the message as JSON, once, for 6 seconds at most. Rejects when it did not get through. */
export async function tryOnce({ address, body, key, needsReceipt, until }: Post): Promise<Delivery> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), Math.min(tryTimeout, until - performance.now()));
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      credentials: 'omit',
      redirect: 'error',
      signal: abort.signal,
    });
    if (response.ok) {
      const receipt = needsReceipt ? readReceipt(await response.json().catch(() => null)) : undefined;
      return { kind: 'sent', receipt };
    }
    if (response.status === 422)
      return { kind: 'rejected', errors: readErrors(await response.json().catch(() => ({}))) };
    if (response.status === 429) throw new LimitedError();
    if (response.status < 500 && !passing.includes(response.status))
      throw new RefusedError(response.statusText);
    throw new Error(`The receiver answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}

/** `{ "reference": "7F3K-29QX", "answerBy": "Monday, November 23, 10:40 AM" }` */
function readReceipt(answer: Partial<Record<keyof Receipt, unknown>> | null): Receipt {
  const { reference, answerBy } = answer ?? {};
  if (typeof reference === 'string' && reference && typeof answerBy === 'string' && answerBy)
    return { reference, answerBy };
  throw new RefusedError('What answered is not the receiver');
}

/** `{ "errors": { "email": "No such mailbox" } }` */
function readErrors(answer: { errors?: unknown } | null): FieldErrors {
  const entries = Object.entries(answer?.errors ?? {}).filter(
    ([, text]) => typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(entries);
}

/** The receiver will not do better the next time. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** It takes no more from this visitor for now. */
export class LimitedError extends Error {
  override name = 'LimitedError';
}
