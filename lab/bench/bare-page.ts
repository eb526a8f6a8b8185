import type { Browser } from '@playwright/test';

/** A page that nobody debugs. */
export interface BarePage {
  /** One command of the DevTools protocol. */
  send(method: string, params?: object): Promise<unknown>;
  /** What a function without anything around it, or its promise, returns in the page. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<unknown>;
}

type Answer = { id?: number; result?: unknown; error?: { message: string } };
type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception: { description: string } } };

/**
 * Opens a page past Playwright, which turns V8's runtime domain on in all of its own: with it V8 parses a file once more for the
 * first error that the file makes, to say where, and React makes five as it starts (120 to 190 ms at a processor four times slower).
 */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const client = await browser.newBrowserCDPSession();
  const { browserContextId } = await client.send('Target.createBrowserContext');
  const { targetId } = await client.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await client.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number | undefined, (answer: Answer) => void>();
  client.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send: BarePage['send'] = async (method, params = {}) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await client.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    async run(task, ...args) {
      const expression = `(${task})(...${JSON.stringify(args)})`;
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = (await send('Runtime.evaluate', options)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
      return result.value as never;
    },
    close: () =>
      client.send('Target.disposeBrowserContext', { browserContextId }).then(() => client.detach()),
  };
}
