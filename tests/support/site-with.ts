import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listen } from './receiver.ts';

// beside the folder that Playwright empties: the next run finds its build
const folder = 'test-results';
const sources = [
  'content',
  'server',
  'src',
  'tools',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

/** What an owner writes in company.yaml, line by line. */
type Settings = { delivery?: string; applications?: string; counter?: string };

/** The site as an owner has it who has set it up otherwise. */
export interface SiteWith {
  origin: string;
  stop: () => Promise<void>;
}

/** Builds the site from a copy of its sources in which company.yaml has these settings, and starts it there; `name` is its folder's. */
export async function startSiteWith(name: string, settings: Settings): Promise<SiteWith> {
  const copy = join(folder, `site-with-${name}`);
  for (const path of sources) {
    rmSync(join(copy, path), { recursive: true, force: true });
    // unit tests in the copy would be found and run with the others
    cpSync(path, join(copy, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
  const record = join(copy, 'content/records/company.yaml');
  let text = readFileSync(record, 'utf8');
  for (const [key, value] of Object.entries(settings)) {
    const line = new RegExp(`^${key}:.*$`, 'm');
    // a setting that the record does without is added
    text = line.test(text) ? text.replace(line, `${key}: ${value}`) : `${text}${key}: ${value}\n`;
  }
  writeFileSync(record, text);
  if (!existsSync(join(copy, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  const probe = await listen(() => {});
  await probe.stop();
  const build = ['tools/run.mjs', 'tools/build.ts', '--if-needed'];
  await once(spawn(process.execPath, build, { cwd: copy, stdio: 'ignore' }), 'exit');
  const start = spawn('node', ['dist/server.js'], {
    cwd: copy,
    env: { ...process.env, PORT: new URL(probe.origin).port, RATE_LIMIT: '0', DATA_DIR: 'data' },
  });
  const ended = once(start, 'exit');
  let output = '';
  await new Promise<void>((ready, fail) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on('data', (data) => {
        output += data;
        if (output.includes(probe.origin)) ready();
      });
    void ended.then(() => fail(new Error(`The site with ${name} did not start:\n${output}`)));
  });
  return {
    origin: probe.origin,
    stop: async () => {
      start.kill();
      await ended;
    },
  };
}
