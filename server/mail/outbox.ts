import { setTimeout as pause } from 'node:timers/promises';
import { lines } from 'words:office';
import { errorCode, log } from '../log.ts';
import type { Leased, MessageStore } from '../messages/store/message.ts';
import type { Mail, Mailer } from './mail.ts';

/** For how long a message is tried to be mailed: three days, and so often at least, where the server was off meanwhile. */
const patience = 3 * 24 * 3_600_000;
const leastTries = 12;

interface Options {
  store: MessageStore;
  send: Mailer;
  compose: (message: Leased) => Mail;
  /**
   * Milliseconds until a refused mail is tried again, doubled from try to try up to an hour's worth of minutes. A message
   * belongs to the process that mails it for five times as long, which is longer than any try lasts.
   */
  pace: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Mails what the store holds, one message at a time. */
export interface Outbox {
  /** Something has come in. */
  wake: () => void;
  /** Takes no other message; resolves when the one on its way has got there or has not. */
  stop: () => Promise<void>;
}

/** Starts mailing at once, with what an earlier run left. */
export function startOutbox({ store, send, compose, pace, now = Date.now }: Options): Outbox {
  let isStopped = false;
  let isAwake = false;
  let running: Promise<void> | undefined;
  const lease = 5 * pace;
  const next = async () => (isStopped ? undefined : store.lease(now(), lease));

  const run = async () => {
    while (isAwake && !isStopped) {
      isAwake = false;
      try {
        for (let message = await next(); message; message = await next()) await mailOne(message);
      } catch (error) {
        log(lines.noStore({ code: errorCode(error) }));
      }
    }
    running = undefined;
  };
  const wake = () => {
    isAwake = true;
    if (!isStopped) running ??= run();
  };

  const mailOne = async (message: Leased) => {
    const { reference, received, tries } = message;
    const outcome = await send(compose(message), () => store.markUnsure(reference));
    if (outcome.kind === 'mailed') {
      await insist(() => store.markMailed(reference, now()));
      return log(lines.mailed({ reference }));
    }
    const code = errorCode(outcome.error);
    // its lease runs out, and then it is sent once more
    if (outcome.kind === 'unknown') return log(lines.unsure({ reference, code }));
    const again = now() + Math.min(2 ** (tries - 1), 60) * pace;
    if (again - received > patience && tries >= leastTries) {
      await store.giveUp(reference, now());
      return log(lines.givenUp({ reference, code }));
    }
    await store.postpone(reference, again);
    log(lines.postponed({ reference, code, again: new Date(again).toISOString() }));
  };

  /** A mail that went out and is not noted as such would go out again: the store is given the time of the lease to answer. */
  const insist = async (note: () => Promise<void>) => {
    for (let left = 4; ; left -= 1) {
      try {
        return await note();
      } catch (error) {
        if (left === 0) throw error;
        await pause(pace);
      }
    }
  };

  // messages that another process left behind
  const timer = setInterval(wake, pace / 3);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
