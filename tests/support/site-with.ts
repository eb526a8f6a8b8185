import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here, others } from 'words:language';
import { copySite } from '../guides/site-copy.ts';
import { type SiteServer, startSite } from '../server/support/site-server.ts';
import { test as base } from './site.ts';

type Settings = { delivery?: string; applications?: string; counter?: string };

/** With the `site` of an owner who has set it up otherwise: built from a copy in which company.yaml has these `settings`. */
export const test = base.extend<{ settings: Settings; site: SiteServer }>({
  settings: [{}, { option: true }],
  site: [
    async ({ settings, guard }, use) => {
      const copy = copySite();
      const content = join(copy.root, 'content');
      const record = join(content, 'records/company.yaml');
      let text = readFileSync(record, 'utf8');
      for (const [key, value] of Object.entries(settings))
        text = `${text.replace(new RegExp(`^${key}:.*\n`, 'm'), '')}${key}: ${value}\n`;
      writeFileSync(record, text);
      // in one language: another is built in the same way, for half as long again
      const language = `${here.id}:\n  label: ${here.label}\n  locale: ${here.locale}\n`;
      writeFileSync(join(content, 'records/languages.yaml'), language);
      for (const other of others) rmSync(join(content, 'words', other.id), { recursive: true });
      const { ok, output } = await copy.run('npm run build');
      if (!ok) throw new Error(output);
      const [server, data] = [join(copy.root, 'dist/server.js'), join(copy.root, 'data')];
      const site = await startSite({ SERVER: server, DATA_DIR: data, RATE_LIMIT: '0' });
      guard.allow(new RegExp(`^request to ${site.origin}/`));
      await use(site);
      await site.stop();
      copy.remove();
    },
    { timeout: 180_000 },
  ],
});
