import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { careersJson } from '#content/addresses/routes.ts';
import { company } from '#content/records/company/company.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import type { DescribedPage } from '#tools/pages/described-page.ts';
import { wordsPath } from '#tools/pages/page-words.ts';
import { absolute } from '#tools/structured-data/addresses.ts';
import { careersData } from './careers-data.ts';
import { readHistory } from './git-history.ts';
import { llmsText } from './llms-text.ts';
import { isSaid } from './page-sources.ts';
import { readSaidFiles } from './said-files.ts';
import { securityPath, securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Writes the files that crawlers, programs and browsers ask for by name; the words of the pages lie in `folder` already. */
export async function writeWellKnownFiles(folder: string): Promise<void> {
  const pages = allPages();
  const saidFiles = readSaidFiles(resolve('.'));
  const saidBy = ({ route }: DescribedPage) =>
    saidFiles(readFileSync(join(folder, wordsPath(route)), 'utf8'));
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(pages, readHistory(resolve('.'), 'content', isSaid), saidBy),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`,
    '/llms.txt': llmsText(pages),
    [careersJson]: `${JSON.stringify(careersData(), null, 2)}\n`,
    '/manifest.webmanifest': webManifest(),
    '/speculation-rules.json': JSON.stringify(speculationRules),
    [securityPath]: securityTxt(),
    // by this file IndexNow knows that whoever announces a page may do so
    ...(company.indexNowKey && { [`/${company.indexNowKey}.txt`]: company.indexNowKey }),
  };
  await mkdir(join(folder, dirname(securityPath)), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(folder, path), text)));
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
