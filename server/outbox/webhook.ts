import { createHmac } from 'node:crypto';
import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
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
      'Content-Length': Buffer.byteLength(body),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets.map((secret) => `v1,${sign(secret, signed)}`).join(' '),
    };
    try {
      const { status, retryAfter } = await post(url, headers, body, 2 * pace);
      if (status >= 200 && status < 300) return { kind: 'sent' };
      if (status === 410) return { kind: 'gone' };
      const error = Object.assign(new Error('It was refused'), { code: 'HTTP', responseCode: status });
      return { kind: 'refused', error, wait: waitOf(retryAfter) };
    } catch (error) {
      return { kind: 'refused', error };
    }
  };
}

/** By Node's own client, which follows no redirect and takes less memory than the one of `fetch`. Rejects where no answer begins within `limit`. */
function post(url: string, headers: OutgoingHttpHeaders, body: string, limit: number) {
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const { request } = new URL(url).protocol === 'https:' ? https : http;
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      resolve({ status: answer.statusCode as number, retryAfter: answer.headers['retry-after'] });
      // nobody reads what else it says
      answer.on('error', () => {}).destroy();
    });
    const late = Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => sent.destroy(late), limit);
    sent.on('error', reject);
    sent.on('close', () => {
      clearTimeout(timer);
      reject(Object.assign(new Error('The connection ended'), { code: 'ECONNRESET' }));
    });
    sent.end(body);
  });
}

/** The signature of the convention, in base64. */
export function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; 0 where it says nothing. */
function waitOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? Math.min(wait, longestWait) : 0;
}
