import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build made. */
export type SiteSize = {
  files: number;
  /** All of them together, in a million bytes. */
  megabytes: number;
  /** Brotli bytes of a page's HTML, and of every script and style that it names, fetched at once or later. */
  home: PageSize;
  projects: PageSize;
};

export type PageSize = { html: number; code: number };

/** Measures the built site in `folder`. */
export function measureSite(folder: string): SiteSize {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    files: files.length,
    megabytes: Math.round(bytes / 1e5) / 10,
    home: measurePage(folder, 'index.html'),
    projects: measurePage(folder, 'projects.html'),
  };
}

function measurePage(folder: string, file: string): PageSize {
  const html = readFileSync(join(folder, file), 'utf8');
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g));
  return {
    html: compressedSize(folder, file),
    code: [...named].reduce((sum, address) => sum + compressedSize(folder, address), 0),
  };
}

function compressedSize(folder: string, file: string): number {
  return statSync(join(folder, `${file}.br`)).size;
}
