import type { FieldErrors, FieldValues } from './validate-form.ts';

/** What became of a message. `unsent`: nobody receives it yet. `rejected` carries what the receiver found wrong, by field. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'rejected'; errors: FieldErrors }
  | { kind: 'failed' }
  | { kind: 'unsent' }
  | { kind: 'offline' };

/** The field that no person sees; a machine that fills in everything gives itself away by it. */
export const trapField = 'leave_empty';

interface Options {
  /** Where to post; without it nothing leaves the page. */
  endpoint: string | undefined;
  /** Which form the message comes from. */
  form: string;
  onRetry: () => void;
}

let submission = { body: '', key: '' };

/** Delivers what somebody has filled in, or reports honestly that it could not. Never throws. */
export async function deliver(values: FieldValues, { endpoint, form, onRetry }: Options): Promise<Delivery> {
  const { [trapField]: trap, ...entries } = values;
  if (!endpoint) return { kind: 'unsent' };
  if (trap) return { kind: 'sent' };
  if (!navigator.onLine) return { kind: 'offline' };
  const body = JSON.stringify({ form, ...entries });
  // the same entries sent again after a failure are the same submission: they may have arrived the first time
  if (submission.body !== body) submission = { body, key: crypto.randomUUID() };
  try {
    const { postMessage } = await import('./delivery-client.ts');
    const delivery = await postMessage({ endpoint, ...submission, onRetry });
    if (delivery.kind === 'sent') submission = { body: '', key: '' };
    // an error of a field that the form does not have would be shown nowhere
    const isShown =
      delivery.kind !== 'rejected' || Object.keys(delivery.errors).some((name) => name in entries);
    return isShown ? delivery : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
