import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Behind {
  hold?: { path: RegExp; until: Promise<void> };
  rewrite?: (html: string) => string;
  /** What it does to an answer that does not come from the site: whether it does anything, or nothing for good. */
  instead?: (response: ServerResponse) => boolean;
  strips?: boolean;
}

/** Headers that speak of one connection, not of what it carries. */
export const ofTheLine = ['content-length', 'transfer-encoding', 'connection'];

/** Serves the site at `base` again, on an origin of its own, with files that arrive late, other pages, or other answers. */
export function serveBehind(base: string, { rewrite, hold, instead, strips }: Behind) {
  return listen(async (request, response) => {
    if (instead?.(response)) return;
    if (hold?.path.test(request.url ?? '')) await hold.until;
    // who asked may have left meanwhile
    if (request.socket.destroyed) return;
    const sent = await buffer(request);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of ['content-type', 'idempotency-key'])
      if (request.headers[name]) headers.set(name, String(request.headers[name]));
    const answer = await fetch(new URL(request.url ?? '/', base), {
      method: request.method ?? 'GET',
      headers,
      ...(sent.length && { body: sent }),
    });
    for (const [name, value] of answer.headers)
      if (strips ? name === 'content-type' : !ofTheLine.includes(name)) response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status).end(isPage && rewrite ? rewrite(body.toString()) : body);
  });
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
