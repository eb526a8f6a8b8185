import { lines } from 'words:office';
import * as refusals from 'words:refusals';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { serverPaths } from '#content/values/addresses.ts';
import { onlyPath } from '#src/lib/only-path.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { json, redirect } from './files/headers.ts';
import { serveFile } from './files/serve-file.ts';
import type { Site } from './files/site-files.ts';
import type { Health } from './health.ts';
import { log } from './log.ts';

type Bindings = { Bindings: HttpBindings };

interface Options {
  site: Site;
  /** One a language; none where messages go elsewhere: then there is no such address. */
  messages: readonly Hono[];
  health: Health;
}

const oldAddresses = new Map(Object.entries(movedPages).map(([from, to]) => [onlyPath(from), to]));

/** The whole site as a function from request to response: the messages of its forms, and its files. */
export function createApp({ site, messages, health }: Options): Hono<Bindings> {
  const app = new Hono<Bindings>();
  for (const routes of messages) app.route('/', routes);
  app.get(serverPaths.health, async () => {
    const found = await health();
    return json(found.status === 'pass' ? 200 : 503, found);
  });
  app.get('*', (context) => {
    const { path, raw, url } = context.req;
    const { byPath, notFoundAt, read } = site.files();
    const file = byPath.get(path);
    if (file) return serveFile(file, read, raw.headers);
    const only = onlyPath(path);
    const moved = only !== path && byPath.has(only) ? only : oldAddresses.get(only);
    if (moved) return redirect(301, moved + new URL(url).search);
    return serveFile(notFoundAt(only), read, raw.headers, 404);
  });
  app.all('*', () => json(405, refusals.method, { Allow: 'GET, HEAD' }));
  app.onError((error, { env }) => {
    if (env.incoming.readableAborted) log(lines.aborted);
    else console.error(error);
    return json(500, refusals.failed);
  });
  return app;
}
