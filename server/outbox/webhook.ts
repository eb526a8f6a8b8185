import { createHmac } from 'node:crypto';
import { isEmergency } from '#src/lib/form-fields.ts';
import { composeNotice } from '../messages/message-words.ts';
import type { Kept } from '../messages/store/message.ts';
import type { Settings } from '../settings.ts';
import type { Outcome } from './outbox.ts';

/** Posts messages by the convention of https://www.standardwebhooks.com, and never rejects; a try ends after twice the pace. */
export function createWebhook({ url, secret, pace }: NonNullable<Settings['webhook']>) {
  return async (message: Kept): Promise<Outcome> => {
    const { reference, form, received, entries } = message;
    const { id, subject, text } = composeNotice(message);
    const body = JSON.stringify({
      type: 'message.received',
      timestamp: new Date(received).toISOString(),
      data: { reference, form, emergency: isEmergency(entries), subject, text, entries },
    });
    // of this try: a receiver refuses what was signed long ago
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
    };
    try {
      const signal = AbortSignal.timeout(2 * pace);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      answer.body?.cancel().catch(() => {});
      if (answer.ok) return { kind: 'sent' };
      const error = { code: 'HTTP', responseCode: answer.status };
      return { kind: 'refused', error: Object.assign(new Error('It was refused'), error) };
    } catch (error) {
      return { kind: 'refused', error };
    }
  };
}

/** The signature of the convention, in base64. */
export function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}
