import { messageRoute } from '#src/views/routes.ts';
import type { Way } from '#src/views/settings.ts';
import { honeypotField } from './form-fields.ts';
import { inTime } from './load-fresh.ts';
import type { FieldErrors, Fields, FieldValues } from './validate-form.ts';

export interface Receipt {
  reference: string;
  /** Monday, November 23, 10:40 AM. */
  answerBy: string;
}

/** What became of a message; `limited`: no more is taken from this visitor for now, `unsent`: nobody receives messages. */
export type Delivery =
  | { kind: 'sent'; receipt?: Receipt | undefined }
  | { kind: 'rejected'; errors: FieldErrors }
  | { kind: 'failed' | 'limited' | 'offline' | 'unsent' };

interface Options {
  way: Way;
  form: string;
  fields: Fields;
  onRetry: () => void;
}

/** Milliseconds after which somebody is told what became of a message, also where nothing answers. */
const patience = 14_000;

let submission = { body: '', key: '' };

/** Delivers what somebody has filled in, or reports honestly that it could not. Never throws. */
export async function deliver(
  values: FieldValues,
  { way, form, fields, onRetry }: Options,
): Promise<Delivery> {
  if (way.mode === 'notice') return { kind: 'sent' };
  if (way.mode === 'none') return { kind: 'unsent' };
  const { [honeypotField]: honeypot = '', ...entries } = values;
  const isOwn = way.mode === 'here';
  // our own server decides what a filled honeypot means; another receiver knows nothing of it
  if (honeypot && !isOwn) return { kind: 'sent' };
  if (!navigator.onLine) return { kind: 'offline' };
  const body = JSON.stringify({ form, ...entries, ...(isOwn && { [honeypotField]: honeypot }) });
  const until = performance.now() + patience;
  try {
    // the same entries sent again after a failure are the same submission: they may have arrived the first time
    if (submission.body !== body) submission = { body, key: newKey() };
    // where the code of the retries is gone, as after a deploy, or does not come, the message itself may still get through
    const { tryAgain } = await inTime(import('./delivery-client.ts'), 3000).catch(() => ({
      tryAgain: tryOnce,
    }));
    const address = isOwn ? messageRoute.path : way.url;
    const delivery = await tryAgain({ address, ...submission, needsReceipt: isOwn, until }, onRetry);
    // answered: what is sent now is another submission, as where the key turned out to be somebody else's
    if (delivery.kind !== 'failed') submission = { body: '', key: '' };
    // an error of a field that the form does not have would be shown nowhere
    const isShown =
      delivery.kind !== 'rejected' ||
      Object.keys(delivery.errors).some((name) => Object.hasOwn(fields, name));
    return isShown ? delivery : { kind: 'failed' };
  } catch (error) {
    return { kind: error instanceof LimitedError ? 'limited' : 'failed' };
  }
}

/** Not a UUID, which browsers make over HTTPS alone: an office may try its site at an address of its own network. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export interface Post {
  address: string;
  body: string;
  key: string;
  /** Whether only an answer with a reference says that the message is stored: a static host may answer 200 to anything. */
  needsReceipt: boolean;
  /** When, by `performance.now()`, nobody waits for it any longer. */
  until: number;
}

const tryTimeout = 6000;
/** Answers of a receiver that may do better the next time; any other 4xx will not. */
const passing = [408, 425];

/** Posts the message as JSON, once, for 6 seconds at most. Rejects where the next try may do better. */
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
      if (!needsReceipt) return { kind: 'sent' };
      const receipt = readReceipt(await response.json().catch(() => null));
      return receipt ? { kind: 'sent', receipt } : { kind: 'failed' };
    }
    if (response.status === 422)
      return { kind: 'rejected', errors: readErrors(await response.json().catch(() => ({}))) };
    if (response.status === 429) throw new LimitedError();
    if (response.status < 500 && !passing.includes(response.status)) return { kind: 'failed' };
    throw new Error(`The receiver answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}

function readReceipt(answer: Partial<Record<keyof Receipt, unknown>> | null): Receipt | undefined {
  const { reference, answerBy } = answer ?? {};
  const isReceipt = typeof reference === 'string' && reference && typeof answerBy === 'string' && answerBy;
  return isReceipt ? { reference, answerBy } : undefined;
}

function readErrors(answer: { errors?: unknown } | null): FieldErrors {
  const entries = Object.entries(answer?.errors ?? {}).filter(
    ([, text]) => typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(entries);
}

class LimitedError extends Error {}
