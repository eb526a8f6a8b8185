import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openMessageStore } from '#server/messages/store/message-store.ts';
import { readSettings } from '#server/settings.ts';
import { freePort } from './postgres.ts';

export type SiteServer = Awaited<ReturnType<typeof whenReady>>;

/** An empty folder for messages. */
export function makeDataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'site-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts `dist/server.js` on a free port and waits until it answers; rejects with its output where it ends instead. */
export async function startSite(env: Record<string, string>): Promise<SiteServer> {
  const port = Number(env.PORT) || (await freePort());
  // as `npm start` does; nothing of the tests' own environment changes what is tested
  const options = ['--max-semi-space-size=1', '--optimize-for-size', '--v8-pool-size=1'];
  const child = spawn(process.execPath, [...options, env.SERVER ?? resolve('dist/server.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
  });
  return whenReady(child, port);
}

/** The server that was started as `child`, once it answers; rejects with its output where it ends instead. */
export async function whenReady(child: ChildProcess, port: number) {
  let output = '';
  const ended = once(child, 'exit');
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        output += data;
        if (output.includes('The site is at')) ready();
      });
    void ended.then(() => fail(new Error(`The server ended at once:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    pid: child.pid as number,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
  };
}

export const ana = { name: 'Ana Ñandú', email: 'ana@example.org' };

export const contact = { form: 'contact', ...ana };

/** The messages of a server with these settings, as a process beside it sees them. */
export const openStore = (env: Record<string, string>) => openMessageStore(readSettings(env));

/** The messages that a data folder holds, read beside the server. */
export async function storedIn(folder: string) {
  const store = await openStore({ DATA_DIR: folder });
  return store.list().finally(store.close);
}

/** Posts a message as the script of a form does; what a form holds itself, as a browser does that has no script. */
export function post(
  origin: string,
  body: unknown,
  { key = randomUUID(), ...headers }: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const ofScript = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return fetch(`${origin}/messages`, {
    method: 'POST',
    headers: { Origin: origin, ...(!isForm && ofScript), ...headers },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
}
