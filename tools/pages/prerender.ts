// React Router prerenders in its framework mode alone, which loads the application at once (decision 001).

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from 'records:company';
import { here } from 'words:language';
import type * as Prerender from '#src/entry-prerender.tsx';
import { localDay } from '#src/lib/local-time.ts';
import { translationsOf } from '#src/views/languages.ts';
import { notFoundRoute } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { readLibrary } from '#tools/content/read-library.ts';
import { socialPictures, socialSubject } from '#tools/social/social-picture.ts';
import { structuredData } from '#tools/structured-data/structured-data.ts';
import { token } from '#tools/styles/tokens.ts';
import { allPages, type BuiltPage } from './all-pages.ts';
import { type Chunk, filesOf } from './bundle-manifest.ts';

/** The manifest of the application in this language. */
export const languageManifest = here.paths ? `manifest-${here.id}.json` : 'manifest.json';

/** Forms that send nothing need nothing to send it with. */
const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
const unused = isDelivered ? [] : ['src/lib/delivery-client.ts'];

/** Writes the complete HTML of every route, its picture for sharing, and 404.html, into the built site. */
export async function prerenderSite(siteFolder: string, serverFolder: string): Promise<void> {
  const entry = pathToFileURL(resolve(serverFolder, 'entry-prerender.js')).href;
  const { render, renderDocument } = (await import(/* @vite-ignore */ entry)) as typeof Prerender;
  const manifest = await readManifests(siteFolder, [languageManifest, 'boot.json']);
  const samples = Object.values(readLibrary(resolve('.')).library)
    .flat()
    .filter(({ value }) => isSample(value)).length;
  if (samples) console.log(`Search engines are kept away while records are samples: ${samples} are.`);
  const today = localDay(company.timeZone, new Date());
  const draw = socialPictures(siteFolder);
  const write = async (page: Omit<Parameters<typeof renderDocument>[0], 'html' | 'themeColor'>) => {
    const { path } = page.route;
    const file = join(siteFolder, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    const html = await render(path);
    await writeFile(file, renderDocument({ ...page, html, themeColor: token('color-paper') }));
  };
  const left = allPages().values();
  const writeLeft = async () => {
    for (const page of left)
      await write({
        route: page.route,
        kind: 'page',
        files: filesOf(manifest, page, unused),
        data: structuredData(page, today),
        isIndexed: samples === 0,
        picture: await draw(socialSubject(page)),
        translations: languagesOf(page),
      });
  };
  // the picture of one page is encoded beside the next page
  await Promise.all(Array.from({ length: availableParallelism() }, writeLeft));
  const files = filesOf(manifest, { name: 'notFound' }, unused);
  await write({ route: notFoundRoute, kind: 'not found', files });
}

/** Whether a record is a stand-in, whole or in a part. */
function isSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => (key === 'sample' && one === true) || isSample(one));
}

/** Where the page stands in all languages that have it, this one first. */
function languagesOf({ name, route, record, number }: BuiltPage) {
  const further = number === undefined ? translationsOf(name, record) : [];
  return further.length ? [{ language: here, path: route.path }, ...further] : [];
}

/** Where the page of a path lies in the site: /government in government.html. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The entries of Vite's manifests in the built site. */
export async function readManifests(siteFolder: string, names: string[]): Promise<Record<string, Chunk>> {
  const texts = await Promise.all(names.map((name) => readFile(join(siteFolder, '.vite', name), 'utf8')));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)));
}
