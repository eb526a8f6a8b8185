import { company } from 'records:company';
import { lines, start } from 'words:office';
import { errorCode, log } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { receivedAt } from './answer-by.ts';
import { wordsOf } from './form-words.ts';
import { openDatabase } from './store/database.ts';
import type { MessageStore } from './store/message.ts';
import { createMessageStore } from './store/message-store.ts';

const day = 24 * 3_600_000;

/** What happens to messages in this process. */
export interface Messaging {
  store: MessageStore;
  onTaken: () => void;
  stop: () => Promise<void>;
}

/** Opens the store, tells where messages go, removes the old ones, and mails those that wait. */
export async function openMessaging(settings: Settings): Promise<Messaging> {
  const database = await openDatabase(settings);
  const store = createMessageStore(database);
  const { mail } = settings;
  const keepDays = company.keepMessagesDays;
  console.log(start.kept({ place: database.name, days: keepDays }));
  console.log(mail ? start.mailed({ address: mail.to }) : start.waiting);
  const clean = async () => {
    const removed = await store.removeBefore(Date.now() - keepDays * day);
    if (removed) log(lines.removed({ count: removed, days: keepDays }));
  };
  // the site stands without its messages; whoever sends one is told
  await clean().catch((error) => log(lines.cannotKeep({ code: errorCode(error), error: error.message })));
  const cleaning = setInterval(
    () => clean().catch((error) => log(lines.notCleaned({ code: errorCode(error) }))),
    day,
  );
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
    import('../mail/mail.ts'),
    import('../mail/outbox.ts'),
  ]);
  return startOutbox({
    store,
    send: createMailer(mail, new URL(company.website).hostname),
    compose: (message) =>
      composeMail(message, { ...wordsOf(message.form), receivedAt: receivedAt(message.received) }),
    pace: mail.pace,
  });
}
