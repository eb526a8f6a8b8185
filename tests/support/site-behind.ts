import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './receiver.ts';

interface Behind {
  /** Answers what is posted. */
  post?: (request: IncomingMessage, response: ServerResponse) => void;
  /** An address that stands in the site's scripts and policy, and the one to put in its place. */
  swap?: readonly [from: string, to: string];
  /** Files that arrive only when something has happened. */
  hold?: { path: RegExp; until: Promise<void> };
}

/** Serves the site at `base` again, on an origin of its own, with another answer to messages, another receiver of them, or files that arrive late. */
export function serveBehind(base: string, { post, swap, hold }: Behind): ReturnType<typeof listen> {
  const swapped = (text: string) => (swap ? text.replaceAll(...swap) : text);
  return listen(async (request, response) => {
    if (request.method === 'POST' && post) return post(request, response);
    if (hold?.path.test(request.url ?? '')) await hold.until;
    const answer = await fetch(new URL(request.url ?? '/', base), {
      headers: { 'accept-encoding': 'identity' },
    });
    for (const [name, value] of answer.headers)
      if (!['content-length', 'transfer-encoding', 'connection'].includes(name))
        response.setHeader(name, swapped(value));
    const body = Buffer.from(await answer.arrayBuffer());
    const isScript = request.url?.endsWith('.js');
    response.writeHead(answer.status).end(isScript ? swapped(body.toString()) : body);
  });
}
