import { afterEach, beforeEach, expect, vi } from 'vitest';
import { composeNotice } from '#server/messages/message-words.ts';
import type { Leased, Way } from '#server/messages/store/message.ts';
import { createMessageStore, type MessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { type Outbox, type Outcome, startOutbox } from '#server/outbox/outbox.ts';
import { makeDataFolder } from './site-server.ts';

/** How soon a refused message is sent again, in milliseconds. */
export const pace = 500;

/** A store with nothing in it before each test, and a clock that runs ahead of the true one. */
export interface OutboxScene {
  folder: string;
  store: MessageStore;
  /** Milliseconds. */
  clock: number;
  /** What was logged. */
  lines: string[];
  /** An outbox of another process, as far as the store can tell. */
  start: (
    send: (
      notice: ReturnType<typeof composeNotice>,
      message: Leased,
      onText: () => Promise<void>,
    ) => Promise<Outcome>,
  ) => Outbox;
  /** Keeps what somebody has written now; answers with its reference. */
  add: (entries: Record<string, string>) => Promise<string>;
  stateOf: (reference: string) => Promise<string | undefined>;
  /** Waits for a state. */
  becomes: (reference: string, state: string) => Promise<void>;
  /** Waits for so many lines at least. */
  said: (pattern: RegExp, times?: number) => Promise<void>;
}

const words = { title: 'Message', labels: { name: 'Name', message: 'Message' } };
const patient = { timeout: 60_000, interval: 20 };

/** The scene of all tests of a file, for one way out of the store. */
export function outboxScene(way: Way): OutboxScene {
  let count = 0;
  let outboxes: Outbox[];
  let remove: () => void;
  const stateOf = async (reference: string) => (await scene.store.find(reference))?.[way];
  const scene = {
    start: (send) => {
      const outbox = startOutbox({
        way,
        queue: scene.store.queues[way],
        send: (message, onText) => send(composeNotice(message, words), message, onText),
        pace,
        now: () => Date.now() + scene.clock,
      });
      outboxes.push(outbox);
      return outbox;
    },
    add: async (entries) => {
      count += 1;
      const message = { form: 'contact', received: Date.now(), entries, isSuspect: false };
      return (await scene.store.add({ ...message, key: `key ${count}` })).reference;
    },
    stateOf,
    becomes: (reference, state) =>
      vi.waitFor(async () => expect(await stateOf(reference)).toBe(state), patient),
    said: (pattern, times = 1) =>
      vi.waitFor(
        () => expect(scene.lines.filter((line) => pattern.test(line)).length).toBeGreaterThanOrEqual(times),
        patient,
      ),
  } as OutboxScene;
  beforeEach(() => {
    const data = makeDataFolder();
    ({ remove } = data);
    outboxes = [];
    const store = createMessageStore(openSqlite(data.path));
    const lines: string[] = [];
    Object.assign(scene, { folder: data.path, store, clock: 0, lines });
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  });
  afterEach(async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await scene.store.close();
    remove();
    vi.restoreAllMocks();
  });
  return scene;
}
