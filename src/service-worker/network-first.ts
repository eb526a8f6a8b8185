import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { onlyPath } from '#src/lib/only-path.ts';
import { home, lists, notFound, onlyOnline, pathToday } from './kept.ts';

/** Milliseconds that somebody waits for the network before the kept page is shown. */
const patience = 3000;

/** Workbox's own would keep each page as it comes, beside files of another version, and does not tell a failure from a delay. */
export class NetworkFirst extends Strategy {
  /** The pages that were asked for while no network answered, by the id of their client. */
  readonly unreached = new Set<string>();

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const asked = handler.fetch(request);
    // an answer that comes too late may also fail too late
    void handler.waitUntil(asked.catch(() => undefined));
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
    const answer = await Promise.race([asked.catch(() => 'failed' as const), late]);
    if (answer instanceof Response && answer.status < 500) return answer;
    if (answer === 'failed' && request.mode === 'navigate' && handler.event instanceof FetchEvent)
      this.unreached.add(handler.event.resultingClientId);
    const { pathname, search } = new URL(request.url);
    const only = await pathToday(onlyPath(pathname));
    const kept = await handler.cacheMatch(only);
    // as the server does: the router reads the address letter by letter
    if (kept && only !== pathname && request.mode === 'navigate')
      return Response.redirect(only + search, 301);
    if (kept) return kept;
    if (answer !== 'failed' || request.mode !== 'navigate') return asked;
    // what only the server knows: the line under the header of the home page says why it does not come
    if (onlyOnline.some((path) => only === path || only.startsWith(`${path}/`)))
      return Response.redirect(home);
    // of a long list the first pages are kept: it says at least whom to call
    const list = lists.find((path) => only.startsWith(`${path}/`));
    if (list) return Response.redirect(list);
    const page = await handler.cacheMatch(notFound);
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : asked;
  }
}
