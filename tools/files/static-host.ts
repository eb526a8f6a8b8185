// Cloudflare Pages takes two plain files: a library would save ten lines of these and add its own idea of our headers.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, contentTypes, pageHeaders, securityHeaders } from '#server/files/headers.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { allPaths } from '#tools/pages/all-pages.ts';
import { copyFiles } from '#tools/sources.ts';

/** Writes what a host of files alone is given: the site's files, with its headers and moved pages as Cloudflare Pages reads them. */
export async function writeStaticHost(builtSite: string, folder: string): Promise<void> {
  // the host compresses by itself
  await copyFiles(builtSite, folder, (path) => !/\.(?:br|gz)$/.test(path));
  await writeFile(join(folder, '_headers'), headersFile());
  await writeFile(join(folder, '_redirects'), redirectsFile());
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

/** https://developers.cloudflare.com/pages/configuration/redirects/: those with the capitals that people write last, as the host takes 2,000. */
function redirectsFile(): string {
  const pages = allPaths().map((path) => [path, path] as const);
  const entries = Object.entries(movedPages);
  return [
    ...entries.flatMap(([from, to]) => ['', '/', '.html'].map((ending) => `${from}${ending} ${to} 301\n`)),
    ...[...pages, ...entries].flatMap(([from, to]) => inCapitals(from).map((path) => `${path} ${to} 301\n`)),
  ].join('');
}

/** `/about-us` → `/About-Us`, `/About-us`, `/ABOUT-US`. */
function inCapitals(path: string): string[] {
  const capital = (part: string) => part.toUpperCase();
  const written = [path.replace(/\b[a-z]/g, capital), path.replace(/\/[a-z]/g, capital), capital(path)];
  return [...new Set(written)].filter((one) => one !== path);
}
