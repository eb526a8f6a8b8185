import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { company } from '#content/records/company/company.ts';
import { receivedAt } from './answer-by.ts';
import { createApp } from './app.ts';
import { wordsOf } from './form-words.ts';
import { errorCode, log } from './log.ts';
import { openMessagePages } from './message-pages.ts';
import { messageRoutes } from './message-routes.ts';
import type { Outbox } from './outbox.ts';
import { createResponses } from './responses.ts';
import { readSettings, type Settings } from './settings.ts';
import { openSite } from './site.ts';
import type { MessageStore } from './store/message.ts';
import { createMessageStore } from './store/message-store.ts';
import { openDatabase } from './store/open-database.ts';

const built = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const day = 24 * 3_600_000;

/** Serves the built site beside this file and takes its messages, until the process is asked to end. */
export async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const { delivery } = company;
  const connect = delivery.mode === 'endpoint' ? [new URL(delivery.url).origin] : [];
  const site = openSite({
    folders: [built('site'), built('previous')],
    stamp: built('sources.sha256'),
    connect,
  });
  const office = delivery.mode === 'here' ? await openOffice(settings) : undefined;
  const responses = createResponses(connect);
  const messages =
    office &&
    messageRoutes({
      store: office.store,
      onTaken: office.onTaken,
      limit: createLimit(settings.rateLimit),
      pages: openMessagePages(built('server/pages')),
      responses,
      trustedProxies: settings.trustedProxies,
    });
  const app = createApp({ site, responses, messages });
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
  stopOnSignal(server, office?.stop);
}

/** What happens to messages in this process. */
interface Office {
  store: MessageStore;
  onTaken: () => void;
  stop: () => Promise<void>;
}

async function openOffice(settings: Settings): Promise<Office> {
  const database = await openDatabase(settings);
  const store = createMessageStore(database);
  const { mail } = settings;
  const keepDays = company.keepMessagesDays;
  console.log(`Messages are kept in ${database.name} for ${keepDays} days.`);
  console.log(
    mail
      ? `Each is mailed to ${mail.to}.`
      : 'They wait there: npm run messages lists them. To have them mailed, set SMTP_URL and MAIL_TO.',
  );
  const clean = async () => {
    const removed = await store.removeBefore(Date.now() - keepDays * day);
    if (removed) log(`${removed} older than ${keepDays} days removed`);
  };
  // the site stands without its messages; whoever sends one is told
  await clean().catch((error) =>
    log(`WARNING: messages can NOT be kept now (${errorCode(error)}): ${error.message}`),
  );
  const cleaning = setInterval(() => clean().catch((error) => log(`not cleaned: ${errorCode(error)}`)), day);
  const outbox = mail && (await openOutbox(store, mail));
  return {
    store,
    onTaken: () => outbox?.wake(),
    stop: async () => {
      clearInterval(cleaning);
      await outbox?.stop();
      await store.close();
    },
  };
}

async function openOutbox(store: MessageStore, mail: NonNullable<Settings['mail']>): Promise<Outbox> {
  // loaded where it is needed: a server that mails nothing is smaller without it
  const [{ composeMail, createMailer }, { startOutbox }] = await Promise.all([
    import('./mail.ts'),
    import('./outbox.ts'),
  ]);
  return startOutbox({
    store,
    send: createMailer(mail, new URL(company.website).hostname),
    compose: (message) =>
      composeMail(message, { ...wordsOf(message.form), receivedAt: receivedAt(message.received) }),
    pace: mail.pace,
  });
}

/** Seconds that a sender has to wait, where it has sent its messages of this minute. */
function createLimit(points: number) {
  if (points === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (sender: string): Promise<number | undefined> =>
    limiter.consume(sender).then(
      () => undefined,
      (rejected: RateLimiterRes) => Math.ceil(rejected.msBeforeNext / 1000),
    );
}

async function listen(server: Server, { port, host }: Settings): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
        : `The server could not start: ${message}`,
    );
    process.exit(1);
  }
  console.log(`The site is at http://localhost:${port}`);
}

/** What has begun is finished, within 10 seconds: no page is cut off, no message lost, no mail sent twice. */
function stopOnSignal(server: Server, stopOffice: (() => Promise<void>) | undefined): void {
  let isStopping = false;
  const stop = async () => {
    // asked twice: at once
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
    await stopOffice?.();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
