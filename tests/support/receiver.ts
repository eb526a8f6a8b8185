import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the receiver treats a message: takes it, takes it late, fails, drops the line (before or after taking it), finds fault, or never answers. */
export type Treatment = 'take' | 'late' | 'fail' | 'drop' | 'take and drop' | 'reject' | 'hang';

/** Starts a receiver on a free port. */
export async function startReceiver() {
  const tries: { key: string; body: Record<string, string> }[] = [];
  const taken = new Map<string, Record<string, string>>();
  let plan: Treatment[] = [];
  const server = await listen(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key');
    // on a connection that it has used before, a browser would repeat a message that was cut off by itself
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = String(request.headers['idempotency-key']);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
    tries.push({ key, body });
    const treatment = plan.shift() ?? 'take';
    if (['take', 'late', 'take and drop'].includes(treatment)) taken.set(key, body);
    await treat(treatment, response);
  });
  return {
    ...server,
    /** What to do with the next messages, in order; then it takes them. */
    next: (...treatments: Treatment[]) => {
      plan = treatments;
    },
    /** Every try that arrived, with its idempotency key. */
    tries,
    /** The messages it took, one per key. */
    taken: () => [...taken.values()],
  };
}

async function treat(treatment: Treatment, response: ServerResponse): Promise<void> {
  if (treatment === 'hang') return;
  if (treatment === 'drop' || treatment === 'take and drop') return void response.socket?.destroy();
  if (treatment === 'late') await new Promise((resolve) => setTimeout(resolve, 1500));
  if (treatment === 'fail') response.writeHead(500).end();
  else if (treatment === 'reject') {
    response.writeHead(422, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ errors: { email: 'This mailbox does not exist' } }));
  } else response.writeHead(201).end();
}

/** A server on a free port of this machine. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
