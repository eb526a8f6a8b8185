import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from '#content/records/company/company.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { securityPath, securityTxt } from './security-txt.ts';
import { webManifest } from './web-manifest.ts';

/** Writes the files that crawlers and browsers ask for by name: sitemap, robots, manifest, speculation rules, whom to tell of a hole. */
export async function writeWellKnownFiles(folder: string): Promise<void> {
  await mkdir(join(folder, dirname(securityPath)), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), sitemap()),
    writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`),
    writeFile(join(folder, 'manifest.webmanifest'), webManifest()),
    writeFile(join(folder, 'speculation-rules.json'), JSON.stringify(speculationRules)),
    writeFile(join(folder, securityPath), securityTxt()),
  ]);
}

/**
 * Pages of this site are prepared when a link is pointed at; files and the quote links, which open a dialog, are not. Once
 * React answers, the page stays and src/lib/on-approach.ts prepares the next one.
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

function sitemap(): string {
  const urls = allPages().map(({ route: { path } }) => `  <url><loc>${absolute(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function absolute(path: string): string {
  return new URL(path, company.website).href;
}
