import { createHmac } from 'node:crypto';
import { isEmergency } from '#src/lib/is-emergency.ts';
import type { Leased } from '../messages/store/message.ts';
import type { Settings } from '../settings.ts';
import type { Notice } from './compose.ts';
import type { Outcome } from './outbox.ts';

/** The longest that a receiver may put us off, in milliseconds. */
const longestWait = 24 * 3_600_000;

/** Posts one message to a receiver. Never rejects. */
export type Webhook = (message: Leased, notice: Notice) => Promise<Outcome>;

/** Posts to the owner's receiver by the convention of https://www.standardwebhooks.com; a try ends after twice the pace. */
export function createWebhook({ url, secrets, pace }: NonNullable<Settings['webhook']>): Webhook {
  return async ({ reference, form, received, entries }, { id, subject, text }) => {
    const body = JSON.stringify({
      type: 'message.received',
      timestamp: new Date(received).toISOString(),
      data: { reference, form, emergency: isEmergency(entries), subject, text, entries },
    });
    // of this try: a receiver refuses what was signed long ago
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = `${id}.${timestamp}.${body}`;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': secrets.map((secret) => `v1,${sign(secret, signed)}`).join(' '),
        },
        // the words go to the address that the owner wrote, and nowhere else
        redirect: 'manual',
        signal: AbortSignal.timeout(2 * pace),
      });
      // nobody reads what else it says
      await answer.body?.cancel();
      if (answer.ok) return { kind: 'sent' };
      if (answer.status === 410) return { kind: 'gone' };
      const error = Object.assign(new Error(answer.statusText), {
        code: 'HTTP',
        responseCode: answer.status,
      });
      return { kind: 'refused', error, wait: waitOf(answer.headers.get('retry-after')) };
    } catch (error) {
      // what `fetch` only calls failed has its reason in the cause
      return { kind: 'refused', error: (error as Error).cause ?? error };
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
