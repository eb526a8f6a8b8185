import { setTimeout as pause } from 'node:timers/promises';
import { lines } from 'words:office';
import { errorCode, log } from '../log.ts';
import type { Kept } from '../messages/store/message.ts';
import type { Queue } from '../messages/store/message-store.ts';

/** For how long a message is tried to be sent: three days, and so often at least, where the server was off meanwhile. */
const patience = 3 * 24 * 3_600_000;
const leastTries = 12;

/** What became of a try: `unknown` where no answer came back. */
export type Outcome = { kind: 'sent' } | { kind: 'refused' | 'unknown'; error: unknown };

interface Options {
  queue: Queue;
  /** Never rejects; `onText` is awaited before a text goes out whose arrival we may not hear of. */
  send: (message: Kept, onText: () => Promise<void>) => Promise<Outcome>;
  /** Milliseconds until the next try, doubled up to sixty times as long; a lease is five times as long, longer than any try. */
  pace: number;
  now?: () => number;
}

export type Outbox = ReturnType<typeof startOutbox>;

/** Sends what the store holds one way, one message at a time, from what an earlier run left on. */
export function startOutbox({ queue, send, pace, now = Date.now }: Options) {
  const { way } = queue;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let state: 'untried' | 'delivers' | 'fails' = 'untried';
  const next = async () => (isStopped ? undefined : queue.lease(now(), 5 * pace));

  const run = async () => {
    try {
      for (let message = await next(); message; message = await next()) await sendOne(message);
    } catch (error) {
      log(lines.noStore({ code: errorCode(error) }));
    }
    running = undefined;
  };
  const wake = () => {
    running ??= run();
  };

  const sendOne = async (message: Kept) => {
    const { reference, received, tries } = message;
    const outcome = await send(message, () => queue.markUnsure(reference));
    if (outcome.kind === 'sent') {
      state = 'delivers';
      await insist(() => queue.markSent(reference, now()));
      return log(lines.sent({ reference, way }));
    }
    state = 'fails';
    const code = errorCode(outcome.error);
    // its lease runs out, and then it is sent once more
    if (outcome.kind === 'unknown') return log(lines.unsure({ reference, code }));
    const again = now() + Math.min(2 ** (tries - 1), 60) * pace;
    if (again - received > patience && tries >= leastTries) {
      await queue.giveUp(reference, now());
      return log(lines.givenUp({ reference, way, code }));
    }
    await queue.postpone(reference, again);
    log(lines.postponed({ reference, way, code, again: new Date(again).toISOString() }));
  };

  /** A message that went out and is not noted as such would go out again: the store is given the time of the lease to answer. */
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

  // messages that another process left behind, or that came in while the last one went out
  const timer = setInterval(wake, pace / 3);
  wake();
  return {
    state: () => state,
    wake,
    /** Takes no other message; resolves when the one on its way has got there or has not. */
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
