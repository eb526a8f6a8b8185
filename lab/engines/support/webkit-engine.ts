import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tests/server/support/postgres.ts';
import type { Engine, Paper, Tab } from './engine.ts';
import { python, webkitDriver, xvfb } from './provide-engines.ts';
import { startSession, type WebDriver } from './webdriver.ts';

const papers = { A4: 'iso_a4', Letter: 'na_letter' } satisfies Record<Paper, string>;

/** WebKitGTK in a window on a screen of its own, driven by WebKitWebDriver. */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  let rest = '';
  // all its processes share this stream, and none of them keeps anything back
  driver.stderr.on('data', (data) => {
    const lines = `${rest}${data}`.split('\n');
    rest = lines.pop() ?? '';
    errors.push(...lines.filter((line) => /CONSOLE (\w+ )?ERROR/.test(line)));
  });
  const session = await startSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: python,
      args: [resolve('lab/engines/support/webkit-window.py'), folder],
    },
  });
  return {
    // it knows no such directive, and the policy is for those that do; and of a request to the page's own origin, which
    // no such check can refuse, it says this where a navigation has begun (what the policy refuses, it words otherwise)
    noise:
      /Unrecognized Content-Security-Policy directive 'manifest-src'|http:\/\/localhost:\d+\/\S+ due to access control checks/,
    open: async () => {
      errors.length = 0;
      return openTab(session, errors, folder);
    },
    close: async () => {
      await session.end();
      await Promise.all([stop(driver), stop(screen)]);
      // the process that fetches and caches outlives the driver by a moment, and writes meanwhile
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** A screen without a monitor, that nobody else uses. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** The one window: a new tab would have no focus. */
function openTab(session: WebDriver, errors: readonly string[], folder: string): Tab {
  let prints = 0;
  const run: Tab['run'] = async (inPage, ...args) => {
    const answer = (await session.run(answering(inPage), args)) as { value?: never; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.value as never;
  };
  return {
    ...session,
    run,
    resize: async (width, height) => {
      await session.resize(width, height);
      // the page hears of it after the window
      for (let left = 100; left > 0 && (await run(() => innerWidth)) !== width; left -= 1) await pause(20);
    },
    print: async (paper) => {
      prints += 1;
      const file = join(folder, `print-${prints}.pdf`);
      await run(postPrint, JSON.stringify({ file, paper: papers[paper] }));
      return written(file);
    },
    errors: () => errors,
    close: () => session.goto('about:blank'),
  };
}

/** The script of a command: calls the function, and its last argument with the result. */
function answering(inPage: (...args: never[]) => unknown): string {
  return `const given = [...arguments], answer = given.pop();
    (async () => (${inPage})(...given))().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
}

function postPrint(job: string): void {
  type Handlers = { messageHandlers: { print: { postMessage: (job: string) => void } } };
  (window as unknown as { webkit: Handlers }).webkit.messageHandlers.print.postMessage(job);
}

/** A PDF, once all of it is there. */
async function written(file: string): Promise<Uint8Array> {
  for (let left = 200; left > 0; left -= 1) {
    const pdf = await readFile(file).catch(() => undefined);
    if (pdf?.subarray(-8).includes('%%EOF')) return pdf;
    await pause(50);
  }
  throw new Error(`WebKit printed nothing into ${file} within 10 seconds`);
}
