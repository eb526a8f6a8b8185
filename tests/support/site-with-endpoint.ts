import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listen } from './receiver.ts';

// beside the folder that Playwright empties: the next run finds its build
const copy = 'test-results/site-with-endpoint';
const sources = [
  'content',
  'src',
  'server',
  'tools',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
/** Records take https alone; the receiver of the tests speaks http, at a port of its own for each test. */
const endpoint = 'https://messages.example.com';

/** The site as an owner has it whose forms are delivered. */
export interface SiteWithEndpoint {
  /** Serves it with its messages going to `receiver`. */
  serveFor: (receiver: string) => ReturnType<typeof listen>;
  stop: () => Promise<void>;
}

/** Builds the site from a copy of its sources in which company.yaml names an endpoint, and starts it there. */
export async function startSiteWithEndpoint(): Promise<SiteWithEndpoint> {
  for (const path of sources) {
    rmSync(join(copy, path), { recursive: true, force: true });
    // unit tests in the copy would be found and run with the others
    cpSync(path, join(copy, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
  const record = join(copy, 'content/records/company/company.yaml');
  const others = readFileSync(record, 'utf8').replace(/^endpoint:.*\n/m, '');
  writeFileSync(record, `${others}endpoint: ${endpoint}/\n`);
  if (!existsSync(join(copy, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  const probe = await listen(() => {});
  await probe.stop();
  const start = spawn('node', ['tools/start.mjs'], {
    cwd: copy,
    env: { ...process.env, PORT: new URL(probe.origin).port },
  });
  const ended = once(start, 'exit');
  let output = '';
  await new Promise<void>((ready, fail) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on('data', (data) => {
        output += data;
        if (output.includes(probe.origin)) ready();
      });
    void ended.then(() => fail(new Error(`The site with an endpoint did not start:\n${output}`)));
  });
  return {
    serveFor: (receiver) => serveAgain(probe.origin, receiver),
    stop: async () => {
      start.kill();
      await ended;
    },
  };
}

/** Serves a site again with another endpoint, in its scripts as in its policy. */
function serveAgain(base: string, receiver: string): ReturnType<typeof listen> {
  const redirected = (text: string) => text.replaceAll(endpoint, receiver);
  return listen(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', base), {
      headers: { 'accept-encoding': 'identity' },
    });
    for (const [name, value] of answer.headers)
      if (!['content-length', 'transfer-encoding', 'connection'].includes(name))
        response.setHeader(name, redirected(value));
    const body = Buffer.from(await answer.arrayBuffer());
    const isScript = request.url?.endsWith('.js');
    response.writeHead(answer.status).end(isScript ? redirected(body.toString()) : body);
  });
}
