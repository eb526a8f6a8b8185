import { setTimeout as pause } from 'node:timers/promises';
import { post } from './site-server.ts';

/** What became of the messages of one run. */
export interface Load {
  /** By what the visitor wrote: the reference of each message that was acknowledged. */
  acknowledged: Map<string, string>;
  /** How many visitors were told that theirs was not kept. */
  refused: number;
}

interface Options {
  /** Where the next try goes: a server that was started again may have moved. */
  origin: () => string;
  visitors: number;
  /** Until nobody writes any more. */
  until: () => boolean;
  /** How long a visitor's browser goes on trying, in milliseconds; 0 for one try. */
  patience: number;
}

let runs = 0;

/** Visitors who write one message after the other, each tried again with the same key until it is answered. */
export async function sendMessages({ origin, visitors, until, patience }: Options): Promise<Load> {
  const load: Load = { acknowledged: new Map(), refused: 0 };
  runs += 1;
  const run = runs;
  const visitor = async (number: number) => {
    for (let count = 0; !until(); count += 1) {
      const name = `run ${run} visitor ${number} message ${count}`;
      const key = `${process.pid}-${Date.now()}-${number}-${count}`;
      const reference = await send(name, key, performance.now() + patience);
      if (reference) load.acknowledged.set(name, reference);
      else load.refused += 1;
      // every one of them is mailed, a tenth of a second each
      await pause(40);
    }
  };
  const send = async (name: string, key: string, end: number): Promise<string | undefined> => {
    for (;;) {
      try {
        const answer = await post(origin(), { form: 'contact', name, email: 'ana@example.org' }, { key });
        if (answer.ok) return (await answer.json()).reference;
        await answer.arrayBuffer();
      } catch {
        // the connection was cut: nobody knows whether the message is there
      }
      if (performance.now() > end) return undefined;
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number)));
  return load;
}
