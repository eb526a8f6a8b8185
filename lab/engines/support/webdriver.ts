import { setTimeout as pause } from 'node:timers/promises';
import { keys, type Tab } from './engine.ts';

/** A session of a WebDriver (https://www.w3.org/TR/webdriver2/): the commands that journeys need, over HTTP. */
export interface WebDriver extends Omit<Tab, 'run' | 'print' | 'errors' | 'close'> {
  run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  end: () => Promise<void>;
}

/** Begins a session with the driver at this origin, as soon as it listens. */
export async function startSession(origin: string, capabilities: object): Promise<WebDriver> {
  const begin = () => call(`${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = (await listening(begin)) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  const send = (command: string, body: object) => call(`${session}/${command}`, body);
  const act = (source: object) => send('actions', { actions: [source] });
  const strike = (signs: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: signs.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  await send('timeouts', { script: 20_000, pageLoad: 30_000 });
  return {
    goto: async (url) => void (await send('url', { url })),
    back: async () => void (await send('back', {})),
    forward: async () => void (await send('forward', {})),
    run: (script, args) => send('execute/async', { script, args }),
    click: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    touchWheel: async () =>
      void (await act({
        type: 'wheel',
        id: 'wheel',
        // WebKitGTK scrolls by the difference to the action before
        actions: [1, 0].map((deltaY) => ({ type: 'scroll', x: 100, y: 100, deltaX: 0, deltaY })),
      })),
    press: async (key) => void (await strike([keys[key]])),
    type: async (text) => void (await strike([...text])),
    resize: async (width, height) => void (await send('window/rect', { width, height })),
    picture: async () => Buffer.from((await call(`${session}/screenshot`)) as string, 'base64'),
    end: async () => void (await fetch(session, { method: 'DELETE' })),
  };
}

async function call(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    // an answer that a page took along when it was left
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message} (${url})`);
}

/** What a driver answers that has just been started: at first nothing does. */
async function listening<R>(begin: () => Promise<R>): Promise<R> {
  for (let left = 100; ; left -= 1) {
    try {
      return await begin();
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error;
      await pause(50);
    }
  }
}
