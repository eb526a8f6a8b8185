import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { company } from 'records:company';
import { others } from 'words:language';
import { lines, start } from 'words:office';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { openSite } from './files/site-files.ts';
import { createHealth } from './health.ts';
import { errorCode, log } from './log.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { openMessaging } from './messages/messaging.ts';
import { readSettings, type Settings } from './settings.ts';

const built = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  outliveFaults();
  const { delivery } = company;
  const site = openSite([built('site'), built('previous')], built('sources.sha256'));
  const messaging = delivery.mode === 'here' ? await openMessaging(settings) : undefined;
  if (delivery.mode === 'endpoint') console.log(start.elsewhere({ address: delivery.url }));
  if (delivery.mode === 'none') console.log(start.nowhere);
  const { rateLimit, trustedProxies } = settings;
  const messages = messaging
    ? await routesOfMessages({ ...messaging, limit: createLimit(rateLimit), trustedProxies })
    : [];
  const app = createApp({ site, messages, health: createHealth(messaging) });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      // whoever sends slower than this holds a connection, not a message
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: 2_000,
    },
  }) as Server;
  await listen(server, settings);
  stopOnSignal(server, messaging?.stop);
}

/** One a language: each was built with its own words. */
function routesOfMessages(options: Omit<Parameters<typeof messageRoutes>[0], 'folder'>) {
  return Promise.all([
    messageRoutes({ ...options, folder: built('server/pages') }),
    ...others.map(async ({ id }) => {
      const folder = built(`server/pages/${id}`);
      const own: { messageRoutes: typeof messageRoutes } = await import(
        /* @vite-ignore */ pathToFileURL(`${folder}/routes.js`).href
      );
      return own.messageRoutes({ ...options, folder });
    }),
  ]);
}

/** What throws where nobody waits for it, as in a callback of a library, is told; pages and messages go on. */
function outliveFaults(): void {
  process.on('uncaughtException', (error) => {
    const [place = ''] = /\n +at .*/.exec(error?.stack ?? '') ?? [];
    log(lines.fault({ code: errorCode(error), place: place.trim() }));
  });
}

/** Counts by the minute, for all senders at once; 0 is no limit. */
function createLimit(most: number) {
  const sent = new Map<string, number>();
  let until = 0;
  return (sender: string): number | undefined => {
    const now = performance.now();
    if (now >= until) {
      sent.clear();
      until = now + 60_000;
    }
    const count = (sent.get(sender) ?? 0) + 1;
    sent.set(sender, count);
    return most > 0 && count > most ? Math.ceil((until - now) / 1000) : undefined;
  };
}

async function listen(server: Server, { port, host }: Settings): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    throw new Error(isTaken ? start.taken({ port, next: port + 1 }) : start.failed({ error: message }));
  });
  console.log(start.site({ port }));
}

/** What has begun is finished, within 10 seconds: no page is cut off and no message lost. */
function stopOnSignal(server: Server, stopMessaging: (() => Promise<void>) | undefined): void {
  const stop = () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close(async () => {
      await stopMessaging?.();
      process.exit(0);
    });
  };
  // asked twice, Node ends at once
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'messages') await (await import('./messages/messages-command.ts')).main(args);
  else await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // what was opened before it failed would keep a server alive that listens to nobody
  process.exit(1);
}
