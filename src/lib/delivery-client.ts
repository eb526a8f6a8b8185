import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import type { Delivery } from './delivery.ts';
import type { FieldErrors } from './validate-form.ts';

interface Post {
  endpoint: string;
  body: string;
  /** The same for every try, so that the receiver takes the message once. */
  key: string;
  onRetry: () => void;
}

const tryTimeout = 15_000;
/** Answers of a receiver that may do better the next time; any other 4xx will not. */
const passing = [408, 425, 429];

const client = new QueryClient();

/** Posts the message as JSON: up to 3 retries after 1, 2 and 4 seconds, 15 seconds a try. Rejects when none got through. */
export async function postMessage({ endpoint, body, key, onRetry }: Post): Promise<Delivery> {
  // otherwise a retry waits until the visitor comes back from another tab
  focusManager.setFocused(true);
  const observer = new MutationObserver<Delivery, Error>(client, {
    mutationFn: () => tryOnce(endpoint, body, key),
    retry: (failures, error) => failures < 3 && !(error instanceof RefusedError),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    // a try without a connection fails and is retried; it does not wait to be sent some other day
    networkMode: 'always',
    gcTime: 5 * 60_000,
  });
  const stop = observer.subscribe(({ failureCount }) => failureCount > 0 && onRetry());
  return observer.mutate().finally(stop);
}

async function tryOnce(endpoint: string, body: string, key: string): Promise<Delivery> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      credentials: 'omit',
      redirect: 'error',
      signal: abort.signal,
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === 422)
      return { kind: 'rejected', errors: readErrors(await response.json().catch(() => ({}))) };
    if (response.status < 500 && !passing.includes(response.status))
      throw new RefusedError(response.statusText);
    throw new Error(`The receiver answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}

/** `{ "errors": { "email": "No such mailbox" } }` */
function readErrors(answer: { errors?: unknown }): FieldErrors {
  const entries = Object.entries(answer.errors ?? {}).filter(
    ([, text]) => typeof text === 'string' && text !== '',
  );
  if (!entries.length) throw new RefusedError('The receiver did not say what is wrong');
  return Object.fromEntries(entries);
}

class RefusedError extends Error {
  override name = 'RefusedError';
}
