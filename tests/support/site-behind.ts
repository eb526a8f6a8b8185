import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Behind {
  /** An address that stands in the site's scripts and policy, and the one to put in its place. */
  swap?: readonly [from: string, to: string];
  /** Files that arrive only when something has happened. */
  hold?: { path: RegExp; until: Promise<void> };
  /** What it makes of the pages on their way. */
  rewrite?: (html: string) => string;
  /** What it does to an answer that does not come from the site: whether it does anything, or nothing for good. */
  instead?: (response: ServerResponse) => boolean;
  /** Whether it takes every header off but the type. */
  strips?: boolean;
}

/** Serves the site at `base` again, on an origin of its own, with files that arrive late, other pages, or other answers. */
export function serveBehind(
  base: string,
  { swap, rewrite, hold, instead, strips }: Behind,
): ReturnType<typeof listen> {
  const swapped = (text: string) => (swap ? text.replaceAll(...swap) : text);
  return listen(async (request, response) => {
    if (instead?.(response)) return;
    if (hold?.path.test(request.url ?? '')) await hold.until;
    // who asked may have left meanwhile
    if (request.socket.destroyed) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type = '', 'idempotency-key': key = '' } = request.headers as Record<
      string,
      string
    >;
    const answer = await fetch(new URL(request.url ?? '/', base), {
      method: request.method ?? 'GET',
      headers: {
        'accept-encoding': 'identity',
        ...(chunks.length && { 'content-type': type, 'idempotency-key': key }),
      },
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    });
    for (const [name, value] of answer.headers)
      if (
        strips
          ? name === 'content-type'
          : !['content-length', 'transfer-encoding', 'connection'].includes(name)
      )
        response.setHeader(name, swapped(value));
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && rewrite) return void response.writeHead(answer.status).end(rewrite(body.toString()));
    response.writeHead(answer.status).end(request.url?.endsWith('.js') ? swapped(body.toString()) : body);
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
