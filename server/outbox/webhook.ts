import { createHmac } from 'node:crypto';
import { isEmergency } from '#src/lib/form-fields.ts';
import type { Notice } from '../messages/message-words.ts';
import type { Leased } from '../messages/store/message.ts';
import type { Settings } from '../settings.ts';
import type { Outcome } from './outbox.ts';

/** The longest that a receiver may put us off, in milliseconds. */
const longestWait = 24 * 3_600_000;

/** Posts messages to the owner's receiver by the convention of https://www.standardwebhooks.com, and never rejects; a try ends after twice the pace. */
export function createWebhook({ url, secrets, pace }: NonNullable<Settings['webhook']>) {
  return async (message: Leased, { id, subject, text }: Notice): Promise<Outcome> => {
    const { reference, form, received, entries } = message;
    const body = JSON.stringify({
      type: 'message.received',
      timestamp: new Date(received).toISOString(),
      data: { reference, form, emergency: isEmergency(entries), subject, text, entries },
    });
    // of this try: a receiver refuses what was signed long ago
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = `${id}.${timestamp}.${body}`;
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets.map((secret) => `v1,${sign(secret, signed)}`).join(' '),
    };
    try {
      const signal = AbortSignal.timeout(2 * pace);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      // nobody reads what else it says
      answer.body?.cancel().catch(() => {});
      const { ok, status } = answer;
      if (ok) return { kind: 'sent' };
      if (status === 410) return { kind: 'gone' };
      const error = Object.assign(new Error('It was refused'), { code: 'HTTP', responseCode: status });
      return { kind: 'refused', error, wait: waitOf(answer.headers.get('retry-after')) };
    } catch (error) {
      return { kind: 'refused', error };
    }
  };
}

/** The signature of the convention, in base64. */
export function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; 0 where it says nothing. */
function waitOf(retryAfter: string | null): number {
  if (!retryAfter) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? Math.min(wait, longestWait) : 0;
}
