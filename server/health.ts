import { setTimeout as pause } from 'node:timers/promises';
import { health as words } from 'words:office';
import { errorCode } from './log.ts';
import type { Messaging } from './messages/messaging.ts';

/** Milliseconds that an answer may take, whatever the store and the mail server do. */
const patience = 2000;
const keep = 3000;
/** Longer, for a mail server counts log-ins. */
const keepMail = 60_000;
const mayWait = 15 * 60_000;

/** What a monitor is told, in time and without rejecting: no word of a visitor, no address, no secret. */
export type Health = () => Promise<{ status: 'pass' | 'fail'; wrong: string[] }>;

/** Without messaging messages are not this server's, and nothing can be wrong. */
export function createHealth(messaging: Messaging | undefined): Health {
  if (!messaging) return async () => ({ status: 'pass', wrong: [] });
  const { store, checkMail, webhook } = messaging;
  const lookAtStore = remember(keep, async () => {
    await store.write();
    return store.untold();
  });
  const lookAtMail = remember(keepMail, async () => {
    await checkMail?.();
    return 'reachable';
  });
  return async () => {
    const [kept, mailed] = await Promise.all([lookAtStore(), lookAtMail()]);
    // a store that takes so long keeps no message in time; a mail server may be slow to greet
    const untold = kept.isLate ? undefined : kept.found;
    const hook = webhook?.() ?? 'none';
    const waits = untold?.oldest === undefined ? 0 : Date.now() - untold.oldest;
    const isTooLong = waits > mayWait && Boolean(checkMail ?? webhook);
    const wrong = [
      !untold && (kept.isLate ? words.storeLate : words.store({ code: String(kept.code) })),
      mailed.code !== undefined && words.mail({ code: mailed.code }),
      hook === 'fails' && words.webhook,
      isTooLong && words.untold({ count: untold?.count ?? 0, minutes: mayWait / 60_000 }),
    ].filter((sentence) => sentence !== false);
    return {
      status: wrong.length ? 'fail' : 'pass',
      wrong,
      store: untold ? 'writable' : 'failing',
      untold: untold
        ? { count: untold.count, oldestSeconds: untold.count ? Math.floor(waits / 1000) : null }
        : null,
      mail: !checkMail ? 'none' : mailed.code ? 'unreachable' : (mailed.found ?? 'unknown'),
      webhook: hook,
    };
  };
}

interface Look<T> {
  found?: T;
  code?: string;
  /** The next look takes longer than an answer may: this is what the one before found. */
  isLate?: true;
}

/** Looks anew `keep` milliseconds after a look has ended, and never twice at once; whoever asks meanwhile shares its answer. */
function remember<T>(keep: number, look: () => Promise<T>): () => Promise<Look<T>> {
  let last: Look<T> = {};
  let answer: Promise<Look<T>> | undefined;
  const start = () => {
    const looked = look().then(
      (found): Look<T> => ({ found }),
      (error): Look<T> => ({ code: errorCode(error) }),
    );
    void looked.then((now) => {
      last = now;
      answer = looked;
      setTimeout(() => {
        answer = undefined;
      }, keep).unref();
    });
    const late = pause(patience, undefined, { ref: false }).then((): Look<T> => ({ ...last, isLate: true }));
    return Promise.race([looked, late]);
  };
  return () => {
    answer ??= start();
    return answer;
  };
}
