import { company } from 'records:company';
import { lines, start } from 'words:office';
import { errorCode, log } from '../log.ts';
import { startOutbox } from '../outbox/outbox.ts';
import { createWebhook } from '../outbox/webhook.ts';
import type { Settings } from '../settings.ts';
import { openMessageStore } from './store/message-store.ts';

const day = 24 * 3_600_000;

export type Messaging = Awaited<ReturnType<typeof openMessaging>>;

/** Opens the store, tells where messages go, removes the old ones, and sends those that wait. */
export async function openMessaging(settings: Settings) {
  const store = await openMessageStore(settings);
  const { mail, webhook } = settings;
  const keepDays = company.keepMessagesDays;
  console.log(start.kept({ place: store.name, days: keepDays }));
  if (mail) console.log(start.mailed({ address: mail.to }));
  if (webhook) console.log(start.posted({ address: new URL(webhook.url).host }));
  if (!mail && !webhook) console.log(start.waiting);
  const cleanUp = async () => {
    try {
      const removed = await store.removeBefore(Date.now() - keepDays * day);
      if (removed) log(lines.removed({ count: removed, days: keepDays }));
    } catch (error) {
      log(lines.notCleaned({ code: errorCode(error) }));
    }
  };
  // the site stands without its messages; whoever sends one is told
  await store.write().catch((error) => log(lines.cannotKeep({ error: error.message })));
  await cleanUp();
  const cleaning = setInterval(cleanUp, day);
  // loaded where it is needed: a server that mails nothing is smaller without it
  const mailer = mail && (await import('../outbox/mail.ts')).createMailer(mail);
  const { queues } = store;
  const mailing = mailer && startOutbox({ queue: queues.mail, send: mailer.send, pace: mail.pace });
  const posting =
    webhook && startOutbox({ queue: queues.webhook, send: createWebhook(webhook), pace: webhook.pace });
  const outboxes = [mailing, posting].filter((outbox) => outbox !== undefined);
  return {
    store,
    onTaken: () => {
      for (const outbox of outboxes) outbox.wake();
    },
    checkMail: mailer?.check,
    webhook: posting?.state,
    stop: async () => {
      clearInterval(cleaning);
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
      await store.close();
    },
  };
}
