// Cloudflare Pages takes two plain files: a library would save ten lines of these and add its own idea of our headers.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, contentTypes, pageHeaders, securityHeaders } from '#server/files/headers.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { allPaths } from '#tools/pages/all-pages.ts';
import { copyFiles, filesBelow } from '#tools/sources.ts';

/** Writes what a host of files alone is given: the site's files, with its headers and moved pages as Cloudflare Pages reads them. */
export async function writeStaticHost(builtSite: string, folder: string): Promise<void> {
  // the host compresses by itself
  await copyFiles(builtSite, folder, (path) => !/\.(?:br|gz)$/.test(path));
  await writeFile(join(folder, '_headers'), headersFile());
  await writeFile(join(folder, '_redirects'), redirectsFile(movedPages));
  sayTooMany((await filesBelow(folder)).length);
}

/** Says where the site has more files than the host takes, as with some 1,200 projects: other hosts take them all. */
export function sayTooMany(files: number): void {
  if (files > limits.files)
    console.warn(
      `Cloudflare Pages takes ${limits.files} files, and dist/static has ${files}: publish with the site's own server (docs/going-live.md), or ask for a larger plan.`,
    );
}

/** https://developers.cloudflare.com/pages/configuration/headers/: rules that meet add up, "! Name" takes a header off first. */
function headersFile(): string {
  // browsers read the headers of pages from pages alone, and no pattern tells a page from a file
  const anywhere = { ...securityHeaders, ...pageHeaders, 'Cache-Control': cacheControl('/') };
  const rule = (path: string, ...lines: string[]) =>
    [path, ...lines.map((line) => `  ${line}`), ''].join('\n');
  return [
    rule('/*', ...Object.entries(anywhere).map(([name, value]) => `${name}: ${value}`)),
    rule('/assets/*', '! Cache-Control', `Cache-Control: ${cacheControl('/assets/')}`),
    ...Object.entries(contentTypes).map(([path, type]) => rule(path, `Content-Type: ${type}`)),
  ].join('\n');
}

// https://developers.cloudflare.com/pages/configuration/redirects/ and https://developers.cloudflare.com/pages/platform/limits/
const limits = { redirects: 2000, signs: 1000, files: 20_000 };

/** Redirects, those with the capitals that people write last, as the host compares letter by letter; what is over its limit is said. */
export function redirectsFile(moved: Readonly<Record<string, string>>): string {
  const pages = allPaths().map((path) => [path, path] as const);
  const entries = Object.entries(moved);
  const lines = [
    ...entries.flatMap(([from, to]) => ['', '/', '.html'].map((ending) => `${from}${ending} ${to} 301\n`)),
    ...[...pages, ...entries].flatMap(([from, to]) => inCapitals(from).map((path) => `${path} ${to} 301\n`)),
  ];
  const taken = lines.filter((line) => line.length <= limits.signs).slice(0, limits.redirects);
  if (taken.length < lines.length)
    console.warn(
      `Cloudflare Pages takes ${limits.redirects} redirects of ${limits.signs} letters: dist/static lacks ${lines.length - taken.length} of them, those with capitals first.`,
    );
  return taken.join('');
}

/** `/about-us` → `/About-Us`, `/About-us`, `/ABOUT-US`. */
function inCapitals(path: string): string[] {
  const capital = (part: string) => part.toUpperCase();
  const written = [path.replace(/\b[a-z]/g, capital), path.replace(/\/[a-z]/g, capital), capital(path)];
  return [...new Set(written)].filter((one) => one !== path);
}
