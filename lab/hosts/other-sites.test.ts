import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { afterAll, expect, test } from 'vitest';
import { caddyFiles } from '../../tools/hosts/caddy.ts';
import { dockerFiles } from '../../tools/hosts/docker.ts';
import { type HostFiles, type HostSite, readHostSite } from '../../tools/hosts/host-site.ts';
import { nginxFiles } from '../../tools/hosts/nginx.ts';
import { s3Files } from '../../tools/hosts/s3.ts';
import { cloudflareFiles } from '../../tools/hosts/static-hosts.ts';
import { missing } from './support/servers.ts';
import { findWebServer } from './support/web-servers.ts';

const built = readHostSite('dist/site');
const folder = mkdtempSync(join(tmpdir(), 'site-hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The paths of the files, written. */
function written(files: HostFiles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return [name, join(folder, name)];
    }),
  );
}

/** A site whose forms go elsewhere or nowhere. */
const silent: HostSite = { ...built, takesMessages: false };

const noCaddy = missing('caddy');
test.skipIf(noCaddy)(
  `without messages Caddy hands nothing on${noCaddy ? `, SKIPPED: ${noCaddy}` : ''}`,
  () => {
    const { Caddyfile = '' } = written(caddyFiles(silent));
    const env = { HOME: folder, SITE_ADDRESS: 'http://:4499' };
    execFileSync(findWebServer('caddy') as string, ['validate', '--config', Caddyfile], {
      env,
      stdio: 'pipe',
    });
    expect(caddyFiles(silent).Caddyfile).not.toContain('reverse_proxy');
  },
);

test('without messages nginx hands nothing on, and there is no database', () => {
  expect(nginxFiles(silent)['site.conf']).not.toMatch(/proxy_pass|messages/);
  const { 'compose.yaml': compose = '' } = written(dockerFiles(silent));
  expect(dockerFiles(silent)['compose.yaml']).not.toMatch(/postgres|server:$/m);
  const linter = new DCLinter({
    rules: { 'service-keys-order': 0, 'no-unbound-port-interfaces': 0 },
    quiet: false,
    debug: false,
    exclude: [],
  });
  expect(linter.lintFiles([compose], false).flatMap((result) => result.messages)).toEqual([]);
});

const page = { type: 'text/html; charset=utf-8', isPage: true, isText: true };
const many = Object.fromEntries(
  Array.from({ length: 1000 }, (_, number) => [`/old-page-${number}`, '/team']),
);

test.each<[string, () => unknown, string]>([
  [
    'nginx of a capital',
    () => nginxFiles({ ...built, addresses: [{ path: '/Team', file: '/Team.html', ...page }] }),
    '/Team has a capital, which nginx does not tell; rename the file',
  ],
  [
    'Cloudflare Pages of 3000 redirects',
    () => cloudflareFiles({ ...built, moved: many }),
    'takes 2000 redirects and would get 3000; shorten content/records/moved-pages/moved-pages.yaml',
  ],
  [
    'CloudFront of a function above 10 kB',
    () => s3Files({ ...built, moved: many }),
    'CloudFront takes functions of 10 kB',
  ],
  ['a folder without a build', () => readHostSite(folder), 'holds no finished build'],
])('the build stops for %s, and says what to do', (_, write, message) => {
  expect(write).toThrow(message);
});
