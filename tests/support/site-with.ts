import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { here, others } from 'words:language';
import { type SiteServer, startSite } from '../server/support/site-server.ts';
import { test } from './site.ts';

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

/**
 * The site as an owner has it who has set it up otherwise, for all tests of a `describe`: built from a copy of its sources in which
 * company.yaml has these settings; `name` is its folder's.
 */
export function siteWith(name: string, settings: Settings): SiteServer {
  // filled in before the first test
  const site = {} as SiteServer;
  // a build of its own
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    Object.assign(site, await buildAndStart(name, settings));
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));
  return site;
}

async function buildAndStart(name: string, settings: Settings): Promise<SiteServer> {
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
  // in one language: another is built in the same way, for half as long again
  const { id, label, locale } = here;
  writeFileSync(
    join(copy, 'content/records/languages.yaml'),
    `${id}:\n  label: ${label}\n  locale: ${locale}\n`,
  );
  for (const other of others) rmSync(join(copy, 'content/words', other.id), { recursive: true });
  if (!existsSync(join(copy, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  const build = ['tools/run.mjs', 'tools/build.ts', '--if-needed'];
  await once(spawn(process.execPath, build, { cwd: copy, stdio: 'ignore' }), 'exit');
  const [server, data] = [resolve(copy, 'dist/server.js'), resolve(copy, 'data')];
  return startSite({ SERVER: server, DATA_DIR: data, RATE_LIMIT: '0' });
}
