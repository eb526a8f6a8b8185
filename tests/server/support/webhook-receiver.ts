import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sign } from '#server/outbox/webhook.ts';
import { listen } from '../../support/site-behind.ts';

/** Starts a receiver, which takes nothing that is not signed. */
export async function startReceiver() {
  const key = Buffer.from('a receiver’s own key of 32 b.');
  const receiver = {
    deliveries: [] as { id: string; data: Record<string, unknown> }[],
    answer: undefined as ((response: ServerResponse) => void) | undefined,
  };
  const { origin, stop } = await listen(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // the sender was killed
    if (body === undefined) return;
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      String(request.headers[`webhook-${name}`]),
    );
    // sending.test.ts holds it to the receiver of the guide
    if (signature !== `v1,${sign(key, `${id}.${timestamp}.${body}`)}`)
      return void response.writeHead(401).end();
    receiver.deliveries.push({ id: String(id), data: JSON.parse(body).data });
    if (receiver.answer) receiver.answer(response);
    else response.writeHead(204).end();
  });
  const url = `${origin}/hook`;
  return Object.assign(receiver, {
    url,
    key,
    settings: {
      WEBHOOK_URL: url,
      WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
      WEBHOOK_RETRY_SECONDS: '1',
    },
    stop,
  });
}
