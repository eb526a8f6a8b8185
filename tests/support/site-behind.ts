import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './receiver.ts';

interface Behind {
  /** Answers what is posted. */
  post?: (request: IncomingMessage, response: ServerResponse) => void;
  /** An address that stands in the site's scripts and policy, and the one to put in its place. */
  swap?: readonly [from: string, to: string];
  /** Files that arrive only when something has happened. */
  hold?: { path: RegExp; until: Promise<void> };
  /** What it makes of the pages on their way. */
  rewrite?: (html: string) => string;
  /** Whether it takes every header off but the type. */
  strips?: boolean;
}

/** Serves the site at `base` again, on an origin of its own, with another answer to messages, another receiver of them, files that arrive late, or other pages. */
export function serveBehind(
  base: string,
  { post, swap, rewrite, hold, strips }: Behind,
): ReturnType<typeof listen> {
  const swapped = (text: string) => (swap ? text.replaceAll(...swap) : text);
  return listen(async (request, response) => {
    if (request.method === 'POST' && post) return post(request, response);
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
    const isScript = request.url?.endsWith('.js');
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && rewrite) return void response.writeHead(answer.status).end(rewrite(body.toString()));
    response.writeHead(answer.status).end(isScript ? swapped(body.toString()) : body);
  });
}
