import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here, others } from 'words:language';
import { copySite, type SiteCopy } from '../guides/site-copy.ts';
import { type SiteServer, startSite } from '../server/support/site-server.ts';
import { test } from './site.ts';

type Settings = { delivery?: string; applications?: string; counter?: string };

/** The site of an owner who has set it up otherwise, for all tests of a `describe`: built with these settings in company.yaml. */
export function siteWith(settings: Settings): SiteServer {
  // filled in before the first test
  const site = {} as SiteServer;
  let copy: SiteCopy;
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copySite();
    setUp(join(copy.root, 'content'), settings);
    const { ok, output } = await copy.run('npm run build');
    if (!ok) throw new Error(output);
    const [server, data] = [join(copy.root, 'dist/server.js'), join(copy.root, 'data')];
    Object.assign(site, await startSite({ SERVER: server, DATA_DIR: data, RATE_LIMIT: '0' }));
  });
  test.afterAll(async () => {
    await site.stop();
    copy.remove();
  });
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));
  return site;
}

function setUp(content: string, settings: Settings): void {
  const record = join(content, 'records/company.yaml');
  let text = readFileSync(record, 'utf8');
  for (const [key, value] of Object.entries(settings))
    text = `${text.replace(new RegExp(`^${key}:.*\n`, 'm'), '')}${key}: ${value}\n`;
  writeFileSync(record, text);
  // in one language: another is built in the same way, for half as long again
  const { id, label, locale } = here;
  writeFileSync(join(content, 'records/languages.yaml'), `${id}:\n  label: ${label}\n  locale: ${locale}\n`);
  for (const other of others) rmSync(join(content, 'words', other.id), { recursive: true });
}
