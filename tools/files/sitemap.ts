import type { DescribedPage } from '#tools/pages/described-page.ts';
import { absolute } from '#tools/structured-data/addresses.ts';
import type { History } from './git-history.ts';
import { pageSources } from './page-sources.ts';

/**
 * `/sitemap.xml`: every page with the day and time of its last change, where the history knows it; `saidBy` are the files whose
 * sentences a page says.
 */
export function sitemap(
  pages: readonly DescribedPage[],
  history: History,
  saidBy: (page: DescribedPage) => readonly string[],
): string {
  const urls = pages.map((page) => {
    const changed = history.changed([...pageSources(page), ...saidBy(page)]);
    return `  <url><loc>${absolute(page.route.path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
