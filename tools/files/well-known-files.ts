// no library writes these: each is a few lines of a fixed form, filled in from the records

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from 'records:company';
import { here, others } from 'words:language';
import { onlyPath } from '#src/lib/only-path.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { routes } from '#src/views/routes.ts';
import { allPaths } from '#tools/pages/all-pages.ts';
import { absolute } from '#tools/structured-data/company.ts';
import { token } from '#tools/styles/tokens.ts';

/** RFC 9116 says where it lies. */
const securityPath = '/.well-known/security.txt';

/** Writes the files that crawlers, programs and browsers ask for by name into `folder`. */
export async function writeWellKnownFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`,
    '/manifest.webmanifest': webManifest(),
    '/speculation-rules.json': JSON.stringify(speculationRules),
    // for whoever comes by one without a network (src/service-worker/)
    '/moved-pages.json': JSON.stringify(
      Object.fromEntries(Object.entries(movedPages).map(([from, to]) => [onlyPath(from), to])),
    ),
    [securityPath]: securityTxt(),
  };
  await mkdir(join(folder, dirname(securityPath)), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(folder, path), text)));
}

/** Every page, without a day of change: one that is always today is ignored. */
function sitemap(): string {
  const urls = allPaths().map((path) => `  <url><loc>${absolute(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Whom somebody writes to who has found a hole in the site. */
function securityTxt(): string {
  return `Contact: mailto:${company.email}
Expires: ${company.securityContactUntil}T00:00:00.000Z
Preferred-Languages: ${[here, ...others].map(({ id }) => id).join(', ')}
Canonical: ${absolute(securityPath)}
`;
}

/** What a phone shows when the site is put on its home screen; tools/files/icons.ts draws the pictures. */
function webManifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: company.name,
    short_name: company.nameParts[0],
    // stays the same, whatever the page is called that it starts with
    id: '/',
    start_url: routes.home.path,
    // a window of its own, with the way back and a reload: the pages have none of their own
    display: 'minimal-ui',
    background_color: token('color-paper'),
    theme_color: token('color-paper'),
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
      icon('icon-monochrome', 512, 'monochrome'),
    ],
  });
}

/**
 * Pages of this site are prepared when a link is pointed at; files and the quote links, which open a dialog, are not. Once
 * React answers, the page stays and src/entry-client.tsx prepares the next one.
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/files/*' } },
          { not: { selector_matches: '[data-ready] a, [data-dialog], [data-replay]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
